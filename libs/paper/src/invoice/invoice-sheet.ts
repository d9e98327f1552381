import { gradingSpeed, loadSize, signatureWords, type InvoiceDetail } from '@washcoat/contract-invoicing';
import { dayOf } from '@washcoat/contract-kernel';
import { dollars, quantityText } from '../figure-text';
import { html, type Markup } from '../markup';
import { sheetHead, sheetParty } from '../sheet-parts';
import { itemTable, type DrawnPrice } from './item-table';
import { groupTable, totalsTable } from './sum-tables';

/**
 * What stands on the sheet of an invoice: the one renderer of the screen, of what the browser prints, of the PDF and of
 * what is mailed. Days are those of `timezone`; everything that was entered is written as text, and what is absent from
 * the invoice is absent from the sheet. `price` draws the prices of lines where they are more than a text.
 */
export function invoiceSheet(invoice: InvoiceDetail, timezone: string, price?: DrawnPrice): Markup {
  return html`${headOf(invoice, timezone)} ${partiesOf(invoice, timezone)} ${itemTable(invoice.items, price)}
    <div class="sums">${groupTable(invoice)} ${totalsTable(invoice)}</div>
    ${invoice.notes ? html`<p class="notes muted">${invoice.notes}</p>` : ''}
    ${signatureOf(invoice, timezone)}`;
}

function headOf(invoice: InvoiceDetail, timezone: string): Markup {
  const { sellerOfRecord: name, facilityName, facilityAddress, facilityCity } = invoice;
  const date = invoice.buyerFinalisedDate ?? invoice.sellerFinalisedDate ?? invoice.createdDate;
  const place = `${facilityCity}, ${invoice.facilityState} ${invoice.facilityZipcode}`;
  return sheetHead(
    { name, address: `${facilityName} facility, ${facilityAddress}, ${place}` },
    html`<h2>${invoice.invoiceNo ?? 'Pending'}</h2>
      <p class="muted">${dayOf(date, 'short', timezone)}</p>
      ${invoice.revision > 1 ? html`<p class="muted">Revision ${invoice.revision}</p>` : ''}`,
  );
}

function partiesOf(invoice: InvoiceDetail, timezone: string): Markup {
  const buyer = [invoice.assistantFirstName, invoice.assistantLastName].filter(Boolean).join(' ');
  const finalised = dayOf(invoice.buyerFinalisedDate, 'short', timezone);
  const sellerFinalised = dayOf(invoice.sellerFinalisedDate, 'short', timezone);
  return html`<div class="parties">
    ${sheetParty('Seller', invoice.companyName, [
      invoice.contactName,
      invoice.address,
      `${invoice.city}, ${invoice.state} ${invoice.zipcode}`,
    ])}
    ${sheetParty('Buyer', buyer, [
      finalised && `Finalised ${finalised}`,
      sellerFinalised && `Seller finalised ${sellerFinalised}`,
    ])}
    ${sheetParty('Load', invoice.loadName, [loadSize(invoice, quantityText), gradingSpeed])}
  </div>`;
}

/** A picture that carries itself and nothing beside. */
const picture = /^data:image\/(png|jpeg|svg\+xml);base64,[A-Za-z0-9+/=]+$/;

function signatureOf(invoice: InvoiceDetail, timezone: string): Markup | string {
  const { signature, date } = invoice;
  if (!signature || !picture.test(signature)) return '';
  const words = signatureWords(invoice, {
    money: dollars,
    day: (moment) => dayOf(moment, 'short', timezone),
  });
  return html`<div class="signed">
    <div>
      <img alt="Signature of the seller" src="${signature}" />
      <p class="line label">${words ?? 'Signature and date'}</p>
    </div>
    ${!words && date ? html`<p>${date}</p>` : ''}
  </div>`;
}
