import { statementMailRequested } from '@washcoat/contract-settlement';
import { consumer } from '@washcoat/service-kit';
import { recipientOf } from '../letters/recipient';
import { statementLetter } from '../letters/statement.letter';
import { queueMail } from '../mails/mail.repository';

/** The customer gets the statement of its settlement, as PDF. */
export const mailStatement = consumer({
  name: 'mail-statement',
  event: statementMailRequested,
  async handle({ trx, envelope, now }, asked) {
    const { senderName } = await recipientOf(trx, asked.companyId);
    await queueMail(trx, envelope.id, statementLetter(asked, senderName), now);
  },
});
