import { gradingSpeed, loadSize, signatureWords, type InvoiceDetail } from '@washcoat/contract-invoicing';
import { BrandMark, formatDate, formatMoney, formatNumber, Paper } from '@washcoat/ui';
import { buyerOf } from './invoice-columns';
import { Label, Muted, Notes, PaperHead, Parties, Sheet, Signature } from './invoice-paper.style';
import { PaperItems, PaperSums } from './paper-tables';

/** The invoice as it is printed, mailed and exported. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <Paper>
      <Sheet aria-label="Invoice">
        <Head invoice={invoice} />
        <Who invoice={invoice} />
        <PaperItems items={invoice.items} />
        <PaperSums invoice={invoice} />
        {invoice.notes && <Notes>{invoice.notes}</Notes>}
        <Signed invoice={invoice} />
      </Sheet>
    </Paper>
  );
}

function Head({ invoice }: { invoice: InvoiceDetail }) {
  const { facilityName, facilityAddress, facilityCity, facilityState, facilityZipcode } = invoice;
  const date = invoice.buyerFinalisedDate ?? invoice.sellerFinalisedDate ?? invoice.createdDate;
  return (
    <PaperHead>
      <div>
        <BrandMark />
        <div>
          <h2>{invoice.sellerOfRecord}</h2>
          <Label>
            {facilityName} facility, {facilityAddress}, {facilityCity}, {facilityState} {facilityZipcode}
          </Label>
        </div>
      </div>
      <div>
        <h3>{invoice.invoiceNo ?? 'Pending'}</h3>
        <Muted>{formatDate(date, 'short')}</Muted>
        {invoice.revision > 1 && <Muted>Revision {invoice.revision}</Muted>}
      </div>
    </PaperHead>
  );
}

function Who({ invoice }: { invoice: InvoiceDetail }) {
  const { buyerFinalisedDate, sellerFinalisedDate } = invoice;
  return (
    <Parties>
      <div>
        <Label>Seller</Label>
        <strong>{invoice.companyName}</strong>
        <Muted>{invoice.contactName}</Muted>
        <Muted>{invoice.address}</Muted>
        <Muted>
          {invoice.city}, {invoice.state} {invoice.zipcode}
        </Muted>
      </div>
      <div>
        <Label>Buyer</Label>
        <strong>{buyerOf(invoice)}</strong>
        {buyerFinalisedDate && <Muted>Finalised {formatDate(buyerFinalisedDate, 'short')}</Muted>}
        {sellerFinalisedDate && <Muted>Seller finalised {formatDate(sellerFinalisedDate, 'short')}</Muted>}
      </div>
      <div>
        <Label>Load</Label>
        <strong>{invoice.loadName}</strong>
        <Muted>{loadSize(invoice, formatNumber)}</Muted>
        <Muted>{gradingSpeed}</Muted>
      </div>
    </Parties>
  );
}

const drawnSignature = /^data:image\/(png|jpeg|svg\+xml);base64,/;

function Signed({ invoice }: { invoice: InvoiceDetail }) {
  const { signature, date } = invoice;
  if (!signature || !drawnSignature.test(signature)) return null;
  const words = signatureWords(invoice, {
    money: formatMoney,
    day: (moment) => formatDate(moment, 'short'),
  });
  return (
    <Signature>
      <div>
        <img src={signature} alt="Signature of the seller" />
        <Label>{words ?? 'Signature and date'}</Label>
      </div>
      {!words && date && <span>{date}</span>}
    </Signature>
  );
}
