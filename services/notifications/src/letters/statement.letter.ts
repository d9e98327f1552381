import { statementFile, type statementMailRequested } from '@washcoat/contract-settlement';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

/** Sends a customer the statement of a settlement as PDF; `sender` is the company that it trades with. */
export function statementLetter(asked: DataOf<typeof statementMailRequested>, sender: string): Letter {
  const { settlementId, settlementNo, companyName, customerEmail, contactName, preparedBy } = asked;
  const named = ['settlement statement', settlementNo].filter(Boolean).join(' ');
  return {
    recipient: customerEmail,
    subject: `${named[0]?.toUpperCase()}${named.slice(1)} from ${sender}`,
    ...bodiesOf([
      greetingTo(contactName),
      `Please find attached ${named} for ${companyName}.`,
      [preparedBy.userName, sender].filter(Boolean).join(', '),
    ]),
    attachment: {
      fileName: `${settlementId}.pdf`,
      service: 'settlement',
      path: statementFile.path,
      input: { settlementId, preparedBy },
    },
  };
}
