import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { shownDollars, quantityText } from '../figure-text';
import { html, joined, type Markup } from '../markup';
import { itemGroups, type ItemGroup } from './item-groups';

/** Pieces, full units (two halves are one) and, where the invoice has sums, value by type. */
export function groupTable(invoice: InvoiceDetail): Markup {
  const isValued = invoice.invoioceItemDetails.ceramicValue !== undefined;
  const row = ({ name, pieces, units, value }: ItemGroup) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td class="number">${quantityText(pieces)}</td>
      <td class="number">${quantityText(units)}</td>
      ${isValued ? html`<td class="number">${shownDollars(value)}</td>` : ''}
    </tr>`;
  return html`<div>
    <table aria-label="By type">
      <thead>
        <tr>
          <th scope="col">By type</th>
          <th scope="col" class="number">Pieces</th>
          <th scope="col" class="number">Full units</th>
          ${isValued ? html`<th scope="col" class="number">Value</th>` : ''}
        </tr>
      </thead>
      <tbody>
        ${joined(itemGroups(invoice).map(row))}
      </tbody>
    </table>
  </div>`;
}

/** Subtotal, discount, tax, the grand total and what was paid beyond it, where the invoice has sums. */
export function totalsTable(invoice: InvoiceDetail): Markup | string {
  const { grandtotal, discountAmount, creditOwed } = invoice;
  if (grandtotal === undefined) return '';
  const row = (name: string, amount: number | undefined, kind = 'each') =>
    html`<tr class="${kind}">
      <th scope="row">${name}</th>
      <td class="number">${shownDollars(amount)}</td>
    </tr>`;
  return html`<div>
    <table class="totals" aria-label="Totals">
      <tbody>
        ${row('Subtotal', invoice.subtotal)}
        ${discountAmount ? row(discountName(invoice), discountAmount) : ''} ${row('Tax', invoice.tax)}
        ${row('Grand total', grandtotal, 'grand')}
        ${creditOwed ? joined([row('Paid', invoice.amountPaid), row('Credit owed by the seller', creditOwed)]) : ''}
      </tbody>
    </table>
  </div>`;
}

/** What the discount is called: `Discount 2 %`, `Markup`. */
function discountName({ discount = 0, discountIsPercentage }: InvoiceDetail): string {
  const name = discount > 0 ? 'Markup' : 'Discount';
  return discountIsPercentage ? `${name} ${quantityText(Math.abs(discount))} %` : name;
}
