import type { LoadDetail } from '@washcoat/contract-loads';
import { useLocation } from '@washcoat/platform-sdk';
import { breakpoints, Button, useIsNarrow } from '@washcoat/ui';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChatPanel } from './chat.panel';
import { VideoButton, VideoWords } from '../video/video-launch';
import { Corner } from './chat.style';
import { useChat } from './use-chat';

/** So long after its load the chat launches. */
export const LAUNCH_MS = 2_000;

type ChatLoad = Pick<LoadDetail, 'loadId' | 'videoGraderId'>;

export interface LoadChatProps {
  load: ChatLoad;
  /** A place of the page for the ways into chat and video, where they cover nothing; without it they float. */
  bar?: HTMLElement | null;
}

/**
 * The chat of a load, and the way into its video; they launch after the page, the chat open where a grader looks at the
 * load, or at the message that `?chat=` of the address names.
 */
export function LoadChat(props: LoadChatProps) {
  const [isLaunched, setLaunched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLaunched(true), LAUNCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLaunched ? <LaunchedChat {...props} /> : null;
}

function LaunchedChat({ load: { loadId, videoGraderId }, bar = null }: LoadChatProps) {
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const { search, key } = useLocation();
  const sought = Number(new URLSearchParams(search).get('chat')) || undefined;
  const [isOpen, setOpen] = useState(videoGraderId !== null && !isNarrow);
  const [followed, setFollowed] = useState<string>();
  if (sought && followed !== key) {
    setFollowed(key);
    setOpen(true);
  }
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
          onClick={() => setOpen(true)}
        >
          {bar ? chat.unread || null : name}
        </Button>
      )}
    </>
  );
  return (
    <>
      <Corner>
        <VideoWords />
        {!bar && ways}
        {isOpen && (
          <ChatPanel key={key} loadId={loadId} open={chat} sought={sought} onClose={() => setOpen(false)} />
        )}
      </Corner>
      {bar && createPortal(ways, bar)}
    </>
  );
}
