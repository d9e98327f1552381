import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { isPoundGroup } from '@washcoat/contract-loads';
import { shownDollars, poundPriceText, poundsText, quantityText } from '../figure-text';
import { html, joined, type Markup } from '../markup';

type Item = InvoiceDetail['items'][number];

/** Draws the price of a line from how it reads. */
export type DrawnPrice = (text: string, item: Item) => Markup;

/**
 * What was bought, line by line; what was not bought is not on the sheet, and prices only where they are in the invoice.
 * On a phone a description stands below its code.
 */
export function itemTable(items: readonly Item[], price: DrawnPrice = (text) => html`${text}`): Markup {
  const bought = items.filter(({ isDidNotBuy }) => !isDidNotBuy);
  const isPriced = bought.some(({ adjustedPrice }) => adjustedPrice !== undefined);
  const priceHeads = html`<th scope="col" class="number">Price</th>
    <th scope="col" class="number">Total</th>`;
  return html`<div class="wide" role="region" tabindex="0" aria-label="Items">
    <table aria-label="Items">
      <thead>
        <tr>
          <th scope="col">OEM</th>
          <th scope="col" class="words">Description</th>
          <th scope="col" class="number">Box</th>
          <th scope="col" class="number">Qty</th>
          ${isPriced ? priceHeads : ''}
        </tr>
      </thead>
      <tbody>
        ${joined(bought.map((item) => rowOf(item, isPriced ? price : null)))}
      </tbody>
    </table>
  </div>`;
}

function rowOf(item: Item, price: DrawnPrice | null): Markup {
  const { oem, description, box, total, adjustedPrice } = item;
  const prices =
    price &&
    html`<td class="number">${adjustedPrice === undefined ? '' : price(priceText(item), item)}</td>
      <td class="number">${shownDollars(total)}</td>`;
  return html`<tr>
    <th scope="row" class="code">${oem}<span class="under muted">${description}</span></th>
    <td class="words muted">${description}</td>
    <td class="number">${box}</td>
    <td class="number">${sizeText(item)}</td>
    ${prices ?? ''}
  </tr>`;
}

const priceText = ({ adjustedPrice, type }: Item) =>
  isPoundGroup(type) ? poundPriceText(adjustedPrice) : shownDollars(adjustedPrice);

const sizeText = ({ finalQty, type }: Item) =>
  isPoundGroup(type) ? poundsText(finalQty) : quantityText(finalQty);
