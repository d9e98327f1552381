import { Card, Money } from '@washcoat/ui';
import { LiveValue } from '../live/live-value';
import { useOpenLoad } from '../load-detail/load-context';
import { DiscountEditor } from './discount-editor';
import { formatDiscount } from './discount';
import { MoneyLines } from './money-lines.style';

/** What the load comes to, for those who may see subtotals, and its discount for those who may see markups. */
export function MoneyCard() {
  const { load, rights } = useOpenLoad();
  const { subtotal, discountAmount, tax, grandtotal } = load;
  if (!rights.seesTotals && !rights.seesDiscount) return null;
  const areTotalsShown = rights.seesTotals && grandtotal !== undefined;
  return (
    <Card title="Totals">
      {rights.seesTotals && !areTotalsShown && <p>Totals follow with the offer.</p>}
      <MoneyLines>
        {areTotalsShown && (
          <div>
            <dt>Subtotal</dt>
            <dd>
              <LiveValue value={subtotal}>
                <Money value={subtotal} />
              </LiveValue>
            </dd>
          </div>
        )}
        {rights.seesDiscount && (
          <div>
            <dt>Discount</dt>
            {rights.canSetDiscount ? <DiscountEditor /> : <dd>{formatDiscount(load)}</dd>}
            {discountAmount !== undefined && (
              <dd>
                <LiveValue value={discountAmount}>
                  <Money value={discountAmount} signed />
                </LiveValue>
              </dd>
            )}
          </div>
        )}
        {areTotalsShown && (
          <div>
            <dt>Tax</dt>
            <dd>
              <Money value={tax} />
            </dd>
          </div>
        )}
        {areTotalsShown && (
          <div>
            <dt>Grand total</dt>
            <dd>
              <LiveValue value={grandtotal}>
                <Money value={grandtotal} />
              </LiveValue>
            </dd>
          </div>
        )}
      </MoneyLines>
    </Card>
  );
}
