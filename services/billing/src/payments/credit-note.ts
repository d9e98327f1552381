import { dateText } from '@washcoat/contract-kernel';
import { centsText, html, joined, Markup } from '@washcoat/paper';
import { lossOf, sumOf, type Refunded } from '../purchases/refund';
import type { ReceiptFacts } from './receipt-page';

/**
 * What was given back of a payment, and what a bank took back by a dispute that was lost, for its receipt: each with its
 * net amount and the sales tax in it.
 */
export function creditNote({ purchase, refunds }: ReceiptFacts, timezone: string): Markup {
  const loss = purchase && lossOf(purchase, refunds);
  if (!purchase || (!refunds.length && !loss)) return new Markup('');
  const [amountCents, taxCents] = [sumOf(refunds, 'amountCents'), sumOf(refunds, 'taxCents')];
  const left = {
    amountCents: amountCents + (loss?.amountCents ?? 0) - purchase.amountCents,
    taxCents: taxCents + (loss?.taxCents ?? 0) - purchase.taxCents,
  };
  return html`<h2 class="credit">Credit note</h2>
    <table>
      <thead>
        <tr>
          <th>Refunded on</th>
          <th class="number">Net</th>
          <th class="number">Sales tax ${purchase.taxPercent} %</th>
          <th class="number">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${joined(refunds.map((refund) => creditRow(dateText(refund.createdAt, 'short', timezone), refund)))}
        ${refunds.length ? creditRow('Refunded', { amountCents, taxCents }) : ''}
        ${loss ? creditRow('Dispute lost, taken back by the bank', loss) : ''}
        ${creditRow(loss ? 'Paid after the dispute' : 'Paid after refunds', left, 'total')}
      </tbody>
    </table>`;
}

const creditRow = (what: string, { amountCents, taxCents }: Refunded, kind = '') =>
  html`<tr class="${kind}">
    <td>${what}</td>
    <td class="number">${givenBack(amountCents - taxCents)}</td>
    <td class="number">${givenBack(taxCents)}</td>
    <td class="number">${givenBack(amountCents)}</td>
  </tr>`;

/** What went back stands with a minus, what stayed or came again without one. */
const givenBack = (cents: number) => `${cents > 0 ? '−' : ''}${centsText(Math.abs(cents))}`;
