import type { Session } from '@washcoat/contract-entities';
import { noticeKinds, type NoticeKind } from '../notices/notice-kinds';
import type { NoticeRow } from '../notices/notice';
import type { Letter } from '../mails/mail';
import { bodiesOf } from '../letters/letter-text';
import { greetingTo } from '../letters/shown-names';
import { UNSUBSCRIBE } from './unsubscribe';

const MOST_LINES = 50;

/** What is unread, grouped by kind, with links into the product at `baseUrl`. Its texts are those of the bell. */
export function digestLetter(
  { email, firstName }: Pick<Session, 'email' | 'firstName'>,
  unread: readonly NoticeRow[],
  { baseUrl, ticket }: { baseUrl: string; ticket: string },
): Letter {
  const shown = unread.slice(0, MOST_LINES);
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  const more = unread.length - shown.length;
  const path = `${UNSUBSCRIBE}/${ticket}`;
  const address = (target: string) => new URL(target, baseUrl).toString();
  return {
    recipient: email,
    subject: unread.length === 1 ? (unread[0]?.title ?? '') : `${unread.length} unread messages`,
    ...bodiesOf([
      greetingTo(firstName),
      'this happened at Washcoat while you were elsewhere:',
      ...kinds.flatMap((kind) => [
        `${labelOf(kind)}:`,
        ...shown
          .filter((notice) => notice.kind === kind)
          .map(({ title, text, link }) =>
            [text ? `${title}. ${text}` : `${title}.`, link && address(link)].filter(Boolean).join(' '),
          ),
      ]),
      ...(more > 0 ? [`And ${more} more, at ${address('/')}`] : []),
      `You asked for these mails in your settings: ${address('/settings')}`,
      `To end them, without signing in: ${address(path)}`,
    ]),
    unsubscribePath: path,
  };
}

const labelOf = (kind: NoticeKind) => noticeKinds[kind].label;
