import { invoiceResendRequested } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { resentLetter } from '../letters/invoice.letter';
import { areSumsShownTo } from '../letters/customer-sight';
import { senderNameFor } from '../letters/sender-name';
import { queueMail } from '../mails/mail.repository';

/** The customer gets its invoice once more, as PDF. */
export const mailResentInvoice = consumer({
  name: 'mail-resent-invoice',
  event: invoiceResendRequested,
  async handle({ trx, envelope, now }, invoice) {
    const sender = await senderNameFor(trx, invoice.companyId);
    const letter = resentLetter(invoice, sender, await areSumsShownTo(trx, invoice.companyId));
    await queueMail(trx, envelope.id, letter, now);
  },
});
