import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { isPoundGroup } from '@washcoat/contract-loads';
import { orZero } from '@washcoat/metals';
import { html, joined, type Markup } from '@washcoat/paper';
import { countText, moneyText, poundPriceText, poundsText } from './paper-format';

type Item = InvoiceDetail['items'][number];
type Details = InvoiceDetail['invoioceItemDetails'];

/** What was bought, line by line; what was not bought is not on the paper, and prices only for those who see them. */
export function itemTable(items: readonly Item[]): Markup {
  const bought = items.filter(({ isDidNotBuy }) => !isDidNotBuy);
  const isPriced = bought.some(({ adjustedPrice }) => adjustedPrice !== undefined);
  const rows = bought.map((item) => itemRow(item, isPriced));
  return html`<table>
    <thead>
      <tr>
        <th>OEM</th>
        <th>Description</th>
        <th class="number">Box</th>
        <th class="number">Qty</th>
        ${
          isPriced
            ? html`<th class="number">Price</th>
                <th class="number">Total</th>`
            : ''
        }
      </tr>
    </thead>
    <tbody>
      ${joined(rows)}
    </tbody>
  </table>`;
}

function itemRow(item: Item, isPriced: boolean): Markup {
  const { oem, description, box, total } = item;
  return html`<tr>
    <td class="code">${oem}</td>
    <td class="muted">${description}</td>
    <td class="number">${box}</td>
    <td class="number">${quantityText(item)}</td>
    ${
      isPriced
        ? html`<td class="number">${linePriceText(item)}</td>
            <td class="number">${moneyText(total)}</td>`
        : ''
    }
  </tr>`;
}

function linePriceText({ adjustedPrice, type }: Item): string {
  return isPoundGroup(type) ? poundPriceText(adjustedPrice) : moneyText(adjustedPrice);
}

/** Wire is weighed: `12.5 lb`; in full, so that pounds times price is the total. */
function quantityText({ finalQty, type }: Item): string {
  return isPoundGroup(type) ? poundsText(finalQty) : countText(finalQty);
}

/** Pieces, units and, for those who see sums, value by type, which add up to the subtotal; types that do not occur are left out. */
export function itemGroupTable({ invoioceItemDetails: details, subtotal }: InvoiceDetail): Markup {
  const isValued = details.ceramicValue !== undefined;
  const rows = groupsOf(details, subtotal)
    .filter(({ pieces, units, value }) => pieces || units || value)
    .map(
      ({ name, pieces, units, value }) =>
        html`<tr>
          <td>${name}</td>
          <td class="number">${countText(pieces)}</td>
          <td class="number">${countText(units)}</td>
          ${isValued ? html`<td class="number">${moneyText(value)}</td>` : ''}
        </tr>`,
    );
  return html`<div>
    <table>
      <thead>
        <tr>
          <th>By type</th>
          <th class="number">Pieces</th>
          <th class="number">Full units</th>
          ${isValued ? html`<th class="number">Value</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${joined(rows)}
      </tbody>
    </table>
  </div>`;
}

function groupsOf(details: Details, subtotal: number | undefined) {
  const groups = [
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
  const { testUnits, pulledUnits } = details;
  const apart = groups.reduce((left, { value }) => left.minus(orZero(value)), orZero(subtotal));
  const value = subtotal === undefined ? undefined : apart.toNumber();
  if (testUnits > 0) groups.push({ name: 'For test', pieces: testUnits, units: testUnits, value });
  else if (pulledUnits > 0 && value)
    groups.push({ name: 'Pulled', pieces: pulledUnits, units: pulledUnits, value });
  return groups;
}

/** Subtotal, discount, tax, the grand total and what was paid beyond it, for those who see sums. */
export function totalsTable(invoice: InvoiceDetail): Markup | string {
  if (invoice.grandtotal === undefined) return '';
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
      ${
        invoice.creditOwed
          ? html`<tr>
                <td>Paid</td>
                <td class="number">${moneyText(invoice.amountPaid)}</td>
              </tr>
              <tr>
                <td>Credit owed by the seller</td>
                <td class="number">${moneyText(invoice.creditOwed)}</td>
              </tr>`
          : ''
      }
    </tbody>
  </table>`;
}

function discountName({ discount = 0, discountIsPercentage }: InvoiceDetail): string {
  const name = discount > 0 ? 'Markup' : 'Discount';
  return discountIsPercentage ? `${name} ${countText(Math.abs(discount))} %` : name;
}
