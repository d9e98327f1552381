import { Button } from '@washcoat/ui';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChatPanel } from './chat.panel';
import { VideoButton, VideoWords } from '../video/video-launch';
import { useChat } from './use-chat';

/** So long after its load the chat launches. */
export const LAUNCH_MS = 2_000;

export interface LoadChatProps {
  loadId: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The message that an address names, and of which visit of it. */
  sought?: { seq: number; key: string };
  /** A place of the page for the ways into chat and video, where they cover nothing; without it they stand beside the panel. */
  bar?: HTMLElement | null;
}

/**
 * The chat of a load, and the way into its video; they launch after the page. It shows the message first that one came
 * for.
 */
export function LoadChat(props: LoadChatProps) {
  const [isLaunched, setLaunched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLaunched(true), LAUNCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLaunched ? <LaunchedChat {...props} /> : null;
}

function LaunchedChat({ loadId, isOpen, onOpen, sought, bar = null }: LoadChatProps) {
  const chat = useChat(loadId);
  const name = chat.unread ? `Chat (${chat.unread} new)` : 'Chat';
  const ways = (
    <>
      <VideoButton isInBar={bar !== null} />
      {!isOpen && (
        <Button
          icon={<MessageSquare size={16} />}
          size={44}
          aria-label={bar ? name : undefined}
          onClick={() => onOpen(true)}
        >
          {bar ? chat.unread || null : name}
        </Button>
      )}
    </>
  );
  return (
    <>
      <VideoWords />
      {bar ? createPortal(ways, bar) : ways}
      {isOpen && (
        <ChatPanel
          key={sought?.key}
          loadId={loadId}
          open={chat}
          sought={sought?.seq}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
}
