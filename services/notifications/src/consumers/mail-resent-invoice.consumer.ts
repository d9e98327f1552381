import { invoiceResendRequested } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { resentLetter } from '../letters/invoice.letter';
import { recipientOf } from '../letters/recipient';
import { queueMail } from '../mails/mail.repository';

/** The customer gets its invoice once more, as PDF. */
export const mailResentInvoice = consumer({
  name: 'mail-resent-invoice',
  event: invoiceResendRequested,
  async handle({ trx, envelope, now }, invoice) {
    const { senderName, areSumsShown } = await recipientOf(trx, invoice.companyId);
    const letter = resentLetter(invoice, senderName, areSumsShown);
    await queueMail(trx, envelope.id, letter, now);
  },
});
