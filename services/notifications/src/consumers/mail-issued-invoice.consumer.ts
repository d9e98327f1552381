import { invoiceIssued } from '@washcoat/contract-invoicing';
import { consumer } from '@washcoat/service-kit';
import { issuedLetter } from '../letters/invoice.letter';
import { recipientOf } from '../letters/recipient';
import { mailWrites } from '../mails/mail.repository';

/** The customer learns of its invoice. */
export const mailIssuedInvoice = consumer({
  name: 'mail-issued-invoice',
  event: invoiceIssued,
  async handle({ trx, envelope, now, writeLast }, invoice) {
    const { senderName, areSumsShown } = await recipientOf(trx, invoice.companyId);
    const letter = issuedLetter(invoice, senderName, areSumsShown);
    writeLast(...mailWrites(envelope.id, letter, now));
  },
});
