import type { ChatMessage } from '@washcoat/contract-loads';
import { formatDate, TextButton } from '@washcoat/ui';
import { Fragment, useEffect, useRef, type Ref } from 'react';
import { Bubble, Log, Nothing } from './chat.style';
import type { OpenChat } from './use-chat';

interface ChatLogProps {
  open: OpenChat;
  /** The message that one came for: shown first instead of the newest, and marked. */
  sought?: number;
}

/** What was said, oldest first, and below it what is on its way. */
export function ChatLog({ open: { userId, chat, unsent, queue }, sought }: ChatLogProps) {
  const log = useRef<HTMLOListElement>(null);
  const place = useRef<HTMLLIElement>(null);
  const isReached = useRef(false);
  const count = (chat?.list.length ?? 0) + unsent.length;
  useEffect(() => {
    if (!log.current) return;
    // The log alone: the page stays where it is read.
    if (place.current && !isReached.current) {
      isReached.current = true;
      log.current.scrollTop += toMiddle(log.current, place.current);
    } else log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  return (
    <Log ref={log} role="log" aria-label="Messages" tabIndex={0}>
      {chat && count === 0 && (
        <Nothing>
          <strong>Nothing was said yet</strong>
          Write the first message or add a picture below. Everybody who may open this load can read it.
        </Nothing>
      )}
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
    </Log>
  );
}

/** By how much a list scrolls so that a part of it stands in its middle. */
function toMiddle(list: Element, part: Element): number {
  const [all, one] = [list.getBoundingClientRect(), part.getBoundingClientRect()];
  return one.top - all.top - (all.height - one.height) / 2;
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
