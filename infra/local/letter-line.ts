import type { DeadLetter } from '@washcoat/service-kit';

/** So many bytes tell what a message that nobody could read is. */
const SHOWN_BYTES = 60;

/** A shelved event in one line; of what is no event also how long it is, and how it begins. */
export function letterLine(service: string, letter: DeadLetter): string {
  const { deadLetterId, consumer, isUnreadable, topic, error, shelvedAt, payload } = letter;
  const facts = `${service} ${deadLetterId}  ${shelvedAt.toISOString()}  ${topic} → ${consumer}  ${inOneLine(error)}`;
  return isUnreadable ? `${facts}  ${payload.length} bytes ${beginningOf(payload)}` : facts;
}

const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The first bytes: what can be printed as it is, the others as \xff. */
function beginningOf(payload: Buffer): string {
  const shown = [...payload.subarray(0, SHOWN_BYTES)].map((byte) =>
    byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`,
  );
  return `"${shown.join('')}"${payload.length > SHOWN_BYTES ? ' …' : ''}`;
}
