import type { LoadDetail } from '@washcoat/contract-loads';
import { breakpoints, Button, useIsNarrow } from '@washcoat/ui';
import { MessageSquare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ChatPanel } from './chat.panel';
import { VideoLaunch } from '../video/video-launch';
import { Corner } from './chat.style';
import { useChat } from './use-chat';

/** So long after its load the chat launches. */
export const LAUNCH_MS = 2_000;

type ChatLoad = Pick<LoadDetail, 'loadId' | 'videoGraderId'>;

/** The floating chat of a load, and the way into its video; they launch after the page, the chat open where a grader looks at the load. */
export function LoadChat({ load }: { load: ChatLoad }) {
  const [isLaunched, setLaunched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLaunched(true), LAUNCH_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLaunched ? <LaunchedChat load={load} /> : null;
}

function LaunchedChat({ load: { loadId, videoGraderId } }: { load: ChatLoad }) {
  const isNarrow = useIsNarrow(breakpoints.drawer);
  const [isOpen, setOpen] = useState(videoGraderId !== null && !isNarrow);
  const chat = useChat(loadId);
  return (
    <Corner>
      <VideoLaunch />
      {isOpen ? (
        <ChatPanel loadId={loadId} open={chat} onClose={() => setOpen(false)} />
      ) : (
        <Button icon={<MessageSquare size={16} />} size={44} onClick={() => setOpen(true)}>
          {chat.unread ? `Chat (${chat.unread} new)` : 'Chat'}
        </Button>
      )}
    </Corner>
  );
}
