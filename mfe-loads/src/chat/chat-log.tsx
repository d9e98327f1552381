import type { ChatMessage } from '@washcoat/contract-loads';
import { formatDate, TextButton } from '@washcoat/ui';
import { Fragment, useEffect, useRef, type Ref } from 'react';
import { Bubble, Log } from './chat.style';
import type { OpenChat } from './use-chat';

interface ChatLogProps {
  open: OpenChat;
  /** The message that one came for: shown first instead of the newest, and marked. */
  sought?: number;
}

/** What was said, oldest first, and below it what is on its way. */
export function ChatLog({ open: { userId, chat, unsent, queue }, sought }: ChatLogProps) {
  const end = useRef<HTMLLIElement>(null);
  const place = useRef<HTMLLIElement>(null);
  const isReached = useRef(false);
  const count = (chat?.list.length ?? 0) + unsent.length;
  useEffect(() => {
    // Newer browsers answer a promise, which is nothing to clean up by.
    if (place.current && !isReached.current) {
      isReached.current = true;
      void place.current.scrollIntoView({ block: 'center' });
    } else void end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <Log role="log" aria-label="Messages" tabIndex={0}>
      {chat?.list.map((message) => (
        <Said
          key={message.seq}
          message={message}
          isOwn={message.userId === userId}
          place={message.seq === sought ? place : undefined}
        />
      ))}
      {unsent.map(({ clientId, text, pictures, problem }) => (
        <Bubble key={clientId} $isOwn>
          {text}
          <Pictures of="you" addresses={pictures} />
          <small role={problem === undefined ? undefined : 'alert'}>{problem ?? 'On its way …'}</small>
          {problem !== undefined && (
            <>
              <TextButton onClick={() => queue.retry(clientId)}>Send again</TextButton>{' '}
              <TextButton onClick={() => queue.discard(clientId)}>Discard</TextButton>
            </>
          )}
        </Bubble>
      ))}
      <li ref={end} aria-hidden />
    </Log>
  );
}

interface SaidProps {
  message: ChatMessage;
  isOwn: boolean;
  /** Where it stands, when it is the one that was sought. */
  place?: Ref<HTMLLIElement>;
}

function Said({ message, isOwn, place }: SaidProps) {
  const { name, text, mentions, pictures, sentAt } = message;
  return (
    <Bubble $isOwn={isOwn} ref={place} aria-current={place ? 'true' : undefined}>
      <small>
        {isOwn ? 'You' : name} {formatDate(sentAt, 'time')}
      </small>
      <Text text={text} names={mentions.map((one) => one.name)} />
      <Pictures of={name} addresses={pictures} />
    </Bubble>
  );
}

/** Plain text, as it was typed; who is mentioned stands out, the longest of names that begin alike. */
function Text({ text, names }: { text: string; names: readonly string[] }) {
  const marks = names.map((name) => `@${name}`).sort((one, other) => other.length - one.length);
  const parts = marks.reduce(
    (pieces, mark) =>
      pieces.flatMap((piece) =>
        marks.includes(piece)
          ? [piece]
          : piece.split(mark).flatMap((part, at) => (at ? [mark, part] : [part])),
      ),
    [text],
  );
  return parts.map((part, at) =>
    marks.includes(part) ? <strong key={at}>{part}</strong> : <Fragment key={at}>{part}</Fragment>,
  );
}

function Pictures({ of, addresses }: { of: string; addresses: readonly string[] }) {
  return addresses.map((address) => (
    <a key={address} href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={`From ${of}`} loading="lazy" />
    </a>
  ));
}
