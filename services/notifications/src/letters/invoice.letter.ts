import { invoiceFile, type invoiceIssued, type invoiceResendRequested } from '@washcoat/contract-invoicing';
import type { DataOf } from '@washcoat/contract-kernel';
import type { Letter } from '../mails/mail';
import { dollars } from '@washcoat/paper';
import { bodiesOf } from './letter-text';
import { greetingTo } from './shown-names';

type Issued = Omit<DataOf<typeof invoiceIssued>, 'issuedAt'>;
type ResendRequested = DataOf<typeof invoiceResendRequested>;

/** Tells a customer that its invoice was made; `sender` is the company that it trades with. */
export function issuedLetter(invoice: Issued, sender: string, isSumShown: boolean): Letter {
  const sum = isSumShown ? `comes to ${dollars(invoice.grandtotal)}` : 'was issued';
  return {
    recipient: invoice.customerEmail,
    subject: subjectOf(invoice, sender),
    ...bodiesOf([
      greetingTo(invoice.contactName),
      `Your order was completed. Invoice ${invoice.invoiceNo} for ${invoice.companyName} ${sum}.`,
      sender,
    ]),
  };
}

/** Sends a customer its invoice as PDF. */
export function resentLetter(invoice: ResendRequested, sender: string, isSumShown: boolean): Letter {
  const sum = isSumShown ? ` over ${dollars(invoice.grandtotal)}` : '';
  return {
    recipient: invoice.customerEmail,
    subject: subjectOf(invoice, sender),
    ...bodiesOf([
      greetingTo(invoice.contactName),
      `Please find attached invoice ${invoice.invoiceNo} for ${invoice.companyName}${sum}.`,
      `${invoice.requestedBy}, ${sender}`,
    ]),
    attachment: {
      fileName: `${invoice.invoiceNo}.pdf`,
      service: 'invoicing',
      path: invoiceFile.path,
      input: { loadId: invoice.loadId },
    },
  };
}

const subjectOf = ({ invoiceNo }: Pick<Issued, 'invoiceNo'>, sender: string) =>
  `Invoice ${invoiceNo} from ${sender}`;
