import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { html, joined, type Markup } from '@washcoat/paper';
import { countText, moneyText } from './paper-format';

type Item = InvoiceDetail['items'][number];
type Details = InvoiceDetail['invoioceItemDetails'];

/** What was bought, line by line; what was not bought is not on the paper. */
export function itemTable(items: readonly Item[]): Markup {
  const rows = items.filter(({ isDidNotBuy }) => !isDidNotBuy).map(itemRow);
  return html`<table>
    <thead>
      <tr>
        <th>OEM</th>
        <th>Description</th>
        <th class="number">Box</th>
        <th class="number">Qty</th>
        <th class="number">Price</th>
        <th class="number">Total</th>
      </tr>
    </thead>
    <tbody>
      ${joined(rows)}
    </tbody>
  </table>`;
}

function itemRow({ oem, description, box, finalQty, adjustedPrice, total }: Item): Markup {
  return html`<tr>
    <td class="code">${oem}</td>
    <td class="muted">${description}</td>
    <td class="number">${box}</td>
    <td class="number">${countText(finalQty)}</td>
    <td class="number">${moneyText(adjustedPrice)}</td>
    <td class="number">${moneyText(total)}</td>
  </tr>`;
}

/** Pieces, units and value by type; types that do not occur are left out. */
export function itemGroupTable(details: Details): Markup {
  const rows = groupsOf(details)
    .filter(({ pieces, units, value }) => pieces || units || value)
    .map(
      ({ name, pieces, units, value }) =>
        html`<tr>
          <td>${name}</td>
          <td class="number">${countText(pieces)}</td>
          <td class="number">${countText(units)}</td>
          <td class="number">${moneyText(value)}</td>
        </tr>`,
    );
  return html`<div>
    <table>
      <thead>
        <tr>
          <th>By type</th>
          <th class="number">Pieces</th>
          <th class="number">Units</th>
          <th class="number">Value</th>
        </tr>
      </thead>
      <tbody>
        ${joined(rows)}
      </tbody>
    </table>
  </div>`;
}

function groupsOf(details: Details) {
  return [
    {
      name: 'Ceramic',
      pieces: details.totalCeramicPieces,
      units: details.ceramicUnitCount,
      value: details.ceramicValue,
    },
    {
      name: 'Diesel',
      pieces: details.totalDieselPieces,
      units: details.dieselUnitCount,
      value: details.dieselValue,
    },
    {
      name: 'Aftermarket',
      pieces: details.totalAfmktPieces,
      units: details.afmktUnitCount,
      value: details.afmktValue,
    },
    {
      name: 'Domestic foil, lb',
      pieces: details.totalDomesticFoilPieces,
      units: details.domesticFoilLBS,
      value: details.domesticFoilValue,
    },
    {
      name: 'Import foil, lb',
      pieces: details.totalImportFoilPieces,
      units: details.importFoilLBS,
      value: details.importFoilValue,
    },
    { name: 'Misc', pieces: details.totalMiscPieces, units: details.miscUnitCount, value: details.miscValue },
  ];
}

/** Subtotal, discount, tax and the grand total. */
export function totalsTable(invoice: InvoiceDetail): Markup {
  return html`<table class="totals">
    <tbody>
      <tr>
        <td>Subtotal</td>
        <td class="number">${moneyText(invoice.subtotal)}</td>
      </tr>
      ${
        invoice.discountAmount
          ? html`<tr>
              <td>${discountName(invoice)}</td>
              <td class="number">${moneyText(invoice.discountAmount)}</td>
            </tr>`
          : ''
      }
      <tr>
        <td>Tax</td>
        <td class="number">${moneyText(invoice.tax)}</td>
      </tr>
      <tr class="grand">
        <td>Grand total</td>
        <td class="number">${moneyText(invoice.grandtotal)}</td>
      </tr>
    </tbody>
  </table>`;
}

function discountName({ discount, discountIsPercentage }: InvoiceDetail): string {
  const name = discount > 0 ? 'Markup' : 'Discount';
  return discountIsPercentage ? `${name} ${countText(Math.abs(discount))} %` : name;
}
