import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { formatMoney, formatNumber } from '@washcoat/ui';
import { PriceButton } from '../item-price/price-button';
import { discountName, groupsOf } from './invoice-figures';
import { PaperTable, Sums, Totals } from './invoice-paper.style';

/** What was bought, line by line; what was not bought is not on the paper. */
export function PaperItems({ items }: Pick<InvoiceDetail, 'items'>) {
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
          <th scope="col">Price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {items
          .filter(({ isDidNotBuy }) => !isDidNotBuy)
          .map((item) => (
            <tr key={item.itemId}>
              <th scope="row" data-code>
                {item.oem}
                <span data-under>{item.description}</span>
              </th>
              <td data-words>{item.description}</td>
              <td>{item.box}</td>
              <td>{formatNumber(item.finalQty)}</td>
              <td>
                <PriceButton item={item} name="Price" value={item.adjustedPrice}>
                  {formatMoney(item.adjustedPrice)}
                </PriceButton>
              </td>
              <td>{formatMoney(item.total)}</td>
            </tr>
          ))}
      </tbody>
    </PaperTable>
  );
}

/** Pieces, units and value by type, beside subtotal, discount, tax and grand total. */
export function PaperSums({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <Sums>
      <PaperTable aria-label="By type">
        <thead>
          <tr>
            <th scope="col">By type</th>
            <th scope="col">Pieces</th>
            <th scope="col">Units</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {groupsOf(invoice).map(({ name, pieces, units, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(pieces)}</td>
              <td>{formatNumber(units)}</td>
              <td>{formatMoney(value)}</td>
            </tr>
          ))}
        </tbody>
      </PaperTable>
      <Totals>
        <dt>Subtotal</dt>
        <dd>{formatMoney(invoice.subtotal)}</dd>
        {invoice.discountAmount !== 0 && (
          <>
            <dt>{discountName(invoice)}</dt>
            <dd>{formatMoney(invoice.discountAmount)}</dd>
          </>
        )}
        <dt>Tax</dt>
        <dd>{formatMoney(invoice.tax)}</dd>
        <dt data-grand>Grand total</dt>
        <dd data-grand>{formatMoney(invoice.grandtotal)}</dd>
      </Totals>
    </Sums>
  );
}
