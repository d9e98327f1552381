import { IconButton } from '@washcoat/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useVideo } from '../video/video-context';
import { ChatComposer } from './chat-composer';
import { ChatLog } from './chat-log';
import { Head, Panel, Words } from './chat.style';
import type { OpenChat } from './use-chat';

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

/** Who else has the load open, as far as that is known. */
function presenceWords({ isLive, people }: OpenChat): string {
  if (!isLive) return 'Connecting …';
  return people.length ? `Here: ${namesOf(people)}` : 'Nobody else is here';
}

interface ChatPanelProps {
  loadId: string;
  open: OpenChat;
  /** The message that one came for. */
  sought?: number;
  onClose(): void;
}

/** The chat of a load, opened: who is there, what was said, and where one writes; on a phone below the video. */
export function ChatPanel({ loadId, open, sought, onClose }: ChatPanelProps) {
  const { writing, chat, hasFailed, readKey } = open;
  const { view } = useVideo();
  const read = useEffectEvent(open.read);
  useEffect(() => read(), [readKey]);
  const seen =
    chat?.readings.filter(({ userId, seq }) => userId !== open.userId && seq >= chat.lastSeq) ?? [];
  const words = () => {
    if (hasFailed && !chat) return 'The messages did not load. They are asked for again.';
    if (writing.length) return `${namesOf(writing)} ${writing.length > 1 ? 'are' : 'is'} writing …`;
    return chat?.list.length && seen.length && !open.unsent.length ? `Seen by ${namesOf(seen)}` : '';
  };
  return (
    <Panel
      aria-label="Chat"
      $isBelowVideo={view.phase === 'on'}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Head>
        <div>
          <h2>Chat</h2>
          <p>{presenceWords(open)}</p>
        </div>
        <IconButton kind="plain" size={36} label="Close chat" onClick={onClose}>
          <ChevronDown size={16} />
        </IconButton>
      </Head>
      <ChatLog open={open} sought={sought} />
      <Words aria-live="polite">{words()}</Words>
      <ChatComposer loadId={loadId} open={open} />
    </Panel>
  );
}
