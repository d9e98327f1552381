import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { formatMoney, formatNumber } from '@washcoat/ui';
import { PriceButton } from '../item-price/price-button';
import { priceText, quantityText } from '../items/item-words';
import { discountName, groupsOf } from './invoice-figures';
import { PaperTable, Sums, Totals } from './invoice-paper.style';

/** What was bought, line by line; what was not bought is not on the paper, and prices only for those who see them. */
export function PaperItems({ items }: Pick<InvoiceDetail, 'items'>) {
  const bought = items.filter(({ isDidNotBuy }) => !isDidNotBuy);
  const isPriced = bought.some(({ adjustedPrice }) => adjustedPrice !== undefined);
  return (
    <PaperTable aria-label="Items">
      <thead>
        <tr>
          <th scope="col">OEM</th>
          <th scope="col" data-words>
            Description
          </th>
          <th scope="col">Box</th>
          <th scope="col">Qty</th>
          {isPriced && <th scope="col">Price</th>}
          {isPriced && <th scope="col">Total</th>}
        </tr>
      </thead>
      <tbody>
        {bought.map((item) => (
          <tr key={item.itemId}>
            <th scope="row" data-code>
              {item.oem}
              <span data-under>{item.description}</span>
            </th>
            <td data-words>{item.description}</td>
            <td>{item.box}</td>
            <td>{quantityText(item)}</td>
            {isPriced && (
              <td>
                <PriceButton item={item} name="Price" value={item.adjustedPrice}>
                  {priceText(item.adjustedPrice, item.type)}
                </PriceButton>
              </td>
            )}
            {isPriced && <td>{formatMoney(item.total)}</td>}
          </tr>
        ))}
      </tbody>
    </PaperTable>
  );
}

/** Pieces, full units (two halves are one) and value by type, beside subtotal, discount, tax, grand total and what was paid beyond it. */
export function PaperSums({ invoice }: { invoice: InvoiceDetail }) {
  const isSummed = invoice.grandtotal !== undefined;
  return (
    <Sums>
      <PaperTable aria-label="By type">
        <thead>
          <tr>
            <th scope="col">By type</th>
            <th scope="col">Pieces</th>
            <th scope="col">Full units</th>
            {isSummed && <th scope="col">Value</th>}
          </tr>
        </thead>
        <tbody>
          {groupsOf(invoice).map(({ name, pieces, units, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(pieces)}</td>
              <td>{formatNumber(units)}</td>
              {isSummed && <td>{formatMoney(value)}</td>}
            </tr>
          ))}
        </tbody>
      </PaperTable>
      {isSummed && (
        <Totals>
          <dt>Subtotal</dt>
          <dd>{formatMoney(invoice.subtotal)}</dd>
          {Boolean(invoice.discountAmount) && (
            <>
              <dt>{discountName(invoice)}</dt>
              <dd>{formatMoney(invoice.discountAmount)}</dd>
            </>
          )}
          <dt>Tax</dt>
          <dd>{formatMoney(invoice.tax)}</dd>
          <dt data-grand>Grand total</dt>
          <dd data-grand>{formatMoney(invoice.grandtotal)}</dd>
          {Boolean(invoice.creditOwed) && (
            <>
              <dt>Paid</dt>
              <dd>{formatMoney(invoice.amountPaid)}</dd>
              <dt>Credit owed by the seller</dt>
              <dd>{formatMoney(invoice.creditOwed)}</dd>
            </>
          )}
        </Totals>
      )}
    </Sums>
  );
}
