import { invoiceIssued } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { issuedLetter } from '../letters/invoice.letter';
import { areSumsShownTo } from '../letters/customer-sight';
import { senderNameFor } from '../letters/sender-name';
import { queueMail } from '../mails/mail.repository';

/** The customer learns of its invoice. */
export const mailIssuedInvoice = consumer({
  name: 'mail-issued-invoice',
  event: invoiceIssued,
  async handle({ trx, envelope, now }, invoice) {
    const sender = await senderNameFor(trx, invoice.companyId);
    const letter = issuedLetter(invoice, sender, await areSumsShownTo(trx, invoice.companyId));
    await queueMail(trx, envelope.id, letter, now);
  },
});
