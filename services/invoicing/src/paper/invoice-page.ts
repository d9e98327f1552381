import { gradingSpeed, loadSize, signatureWords, type InvoiceDetail } from '@washcoat/contract-invoicing';
import { dayOf } from '@washcoat/contract-kernel';
import { html, joined, Markup } from '@washcoat/paper';
import { interFontFaces } from '@washcoat/paper';
import { brandMark } from './brand-mark';
import { invoicePageStyle } from './invoice-page.style';
import { itemGroupTable, itemTable, totalsTable } from './invoice-tables';
import { countText, moneyText } from './paper-format';

const picture = /^data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+$/;

/** The paper of an invoice as a page that needs nothing from outside; days are those of `timezone`. */
export async function invoicePage(invoice: InvoiceDetail, timezone: string): Promise<string> {
  const style = new Markup(`${await interFontFaces()}${invoicePageStyle}`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${titleOf(invoice)}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${headerOf(invoice, timezone)} ${partiesOf(invoice, timezone)} ${itemTable(invoice.items)}
        <div class="sums">${itemGroupTable(invoice)}${totalsTable(invoice)}</div>
        ${invoice.notes ? html`<p class="notes muted">${invoice.notes}</p>` : ''}
        ${signatureOf(invoice, timezone)}
      </body>
    </html>`.text;
}

const titleOf = ({ invoiceNo, loadName }: InvoiceDetail) => invoiceNo ?? `Pending: ${loadName}`;

function headerOf(invoice: InvoiceDetail, timezone: string): Markup {
  const { facilityAddress, facilityCity, facilityState, facilityZipcode } = invoice;
  const date = invoice.buyerFinalisedDate ?? invoice.sellerFinalisedDate ?? invoice.createdDate;
  return html`<header>
    <div class="house">
      ${brandMark}
      <div>
        <h2>${invoice.sellerOfRecord}</h2>
        <p class="label">
          ${invoice.facilityName} facility, ${facilityAddress}, ${facilityCity}, ${facilityState}
          ${facilityZipcode}
        </p>
      </div>
    </div>
    <div>
      <h1>${invoice.invoiceNo ?? 'Pending'}</h1>
      <p class="right muted">${dayOf(date, 'short', timezone)}</p>
      ${invoice.revision > 1 ? html`<p class="right muted">Revision ${String(invoice.revision)}</p>` : ''}
    </div>
  </header>`;
}

function partiesOf(invoice: InvoiceDetail, timezone: string): Markup {
  const buyer = [invoice.assistantFirstName, invoice.assistantLastName].filter(Boolean).join(' ');
  const finalised = dayOf(invoice.buyerFinalisedDate, 'short', timezone);
  const sellerFinalised = dayOf(invoice.sellerFinalisedDate, 'short', timezone);
  return html`<section class="parties">
    <div>
      <p class="label">Seller</p>
      <strong>${invoice.companyName}</strong
      >${lines([invoice.contactName, invoice.address, `${invoice.city}, ${invoice.state} ${invoice.zipcode}`])}
    </div>
    <div>
      <p class="label">Buyer</p>
      <strong>${buyer}</strong
      >${lines([finalised && `Finalised ${finalised}`, sellerFinalised && `Seller finalised ${sellerFinalised}`])}
    </div>
    <div>
      <p class="label">Load</p>
      <strong>${invoice.loadName}</strong>${lines([loadSize(invoice, countText), gradingSpeed])}
    </div>
  </section>`;
}

const lines = (texts: readonly string[]) =>
  joined(texts.filter(Boolean).map((text) => html`<p class="muted">${text}</p>`));

function signatureOf(invoice: InvoiceDetail, timezone: string): Markup | string {
  const { signature, date } = invoice;
  if (!signature || !picture.test(signature)) return '';
  const words = signatureWords(invoice, {
    money: moneyText,
    day: (moment) => dayOf(moment, 'short', timezone),
  });
  return html`<footer>
    <div>
      <img alt="" src="${signature}" />
      <p class="line label">${words ?? 'Signature and date'}</p>
    </div>
    <p>${words ? '' : (date ?? '')}</p>
  </footer>`;
}
