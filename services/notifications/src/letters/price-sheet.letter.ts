import {
  priceSheetFile,
  priceSheetWorkbookFile,
  SHEETS_UNSUBSCRIBE,
  type priceSheetRequested,
} from '@washcoat/contract-converters';
import { dayText, type DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

/**
 * Sends a customer what it is offered for converters, as a paper and as a workbook; `sender` is the company that it trades with. What goes out by
 * schedule says how it is ended.
 */
export function priceSheetLetter(
  asked: DataOf<typeof priceSheetRequested>,
  { sender, baseUrl }: { sender: string; baseUrl: string },
): Letter {
  const { companyId, companyName, contactName, requestedBy, customerEmail, validUntil } = asked;
  const { snapshotId, family, ctype, isTop, ticket } = asked;
  const sheet = { service: 'converters', input: { companyId, snapshotId, family, ctype, isTop, validUntil } };
  const name = `Price sheet ${companyName}`;
  const end = ticket === undefined ? null : `${SHEETS_UNSUBSCRIBE}/${ticket}`;
  const until = validUntil ? ` They are meant to hold until ${dayText(validUntil, 'day')}.` : '';
  return {
    recipient: customerEmail,
    subject: `Price sheet from ${sender}`,
    ...bodiesOf([
      greetingTo(contactName),
      `Please find attached our prices for ${companyName}.${until}`,
      `${requestedBy}, ${sender}`,
      ...(end ? [`To end these mails, without signing in: ${new URL(end, baseUrl).toString()}`] : []),
    ]),
    ...(end ? { unsubscribePath: end } : {}),
    attachment: { fileName: `${name}.pdf`, path: priceSheetFile.path, ...sheet },
    alsoAttached: [{ fileName: `${name}.xlsx`, path: priceSheetWorkbookFile.path, ...sheet }],
  };
}
