import { dateText } from '@washcoat/contract-kernel';
import { centsText, html, interFontFaces, joined, Markup, paperStyle } from '@washcoat/paper';
import type { PurchaseRecord } from '../purchases/purchase.model';
import type { RefundRecord } from '../purchases/refund.model';
import { creditNote } from './credit-note';
import type { PaymentRecord } from './payment.model';

/** What a receipt is of; `purchase` is not known of payments from before there were any. */
export interface ReceiptFacts {
  payment: PaymentRecord;
  purchase: PurchaseRecord | null;
  /** What was given back of it, in the order of the refunds. */
  refunds: readonly RefundRecord[];
}

const mark = new Markup(
  `<svg width="36" height="36" viewBox="0 0 24 24" fill="none"><path d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6Z" fill="#a34f26"/><path d="M12 6.4 16.9 9.2v5.6L12 17.6l-4.9-2.8V9.2ZM12 12 16.9 9.2M12 12v5.6M12 12 7.1 9.2" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>`,
);

/** Stands for the digits of a card that nobody sees. */
const HIDDEN_DIGITS = '••••';
const count = new Intl.NumberFormat('en-US');

/** What a receipt is called by people. */
export const receiptNumber = (transactionId: string): string => transactionId.slice(0, 8).toUpperCase();

/** The paper of a receipt as a page that needs nothing from outside; days are those of `timezone`. */
export async function receiptPage(facts: ReceiptFacts, timezone: string): Promise<string> {
  const { payment } = facts;
  const more =
    '.sums { margin-top: 28px; } .total td { font-weight: 600; border: 0; } .credit { margin-top: 28px; }';
  const style = new Markup(`${await interFontFaces()}${paperStyle}${more}`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Receipt ${receiptNumber(payment.transactionId)}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <div class="house">
            ${mark}
            <h2>Washcoat</h2>
          </div>
          <div>
            <h1>Receipt</h1>
            <p class="right muted">${receiptNumber(payment.transactionId)}</p>
            <p class="right muted">${dateText(payment.createdAt, 'short', timezone)}</p>
          </div>
        </header>
        ${partiesOf(facts)} ${linesOf(facts)} ${creditNote(facts, timezone)}
      </body>
    </html>`.text;
}

function partiesOf({ payment, purchase }: ReceiptFacts): Markup {
  return html`<section class="parties">
    ${joined(purchase ? [payerOf(purchase)] : [])}
    <div>
      <p class="label">Paid with</p>
      <strong>${payment.brand} ${HIDDEN_DIGITS} ${payment.card}</strong
      >${lines([`Expires ${payment.expiry}`])}
    </div>
    <div>
      <p class="label">Payment</p>
      <strong>${centsText(payment.amountCents)}</strong>${lines([payment.paymentId])}
    </div>
  </section>`;
}

function payerOf(purchase: PurchaseRecord): Markup {
  const { fullName, addressLine1, addressLine2, city, state, pincode, country, email } = purchase;
  const address = [addressLine1, addressLine2, `${city}, ${state} ${pincode}`, country, email];
  return html`<div>
    <p class="label">Paid by</p>
    <strong>${fullName}</strong>${lines(address)}
  </div>`;
}

const lines = (texts: readonly string[]) =>
  joined(texts.filter(Boolean).map((text) => html`<p class="muted">${text}</p>`));

function linesOf({ payment, purchase }: ReceiptFacts): Markup {
  const listed = purchase?.listCents ?? payment.amountCents;
  const tax = purchase?.taxCents ?? 0;
  const off = listed - (payment.amountCents - tax);
  const lookups = purchase ? `, ${count.format(purchase.lookupCount)} lookups` : '';
  return html`<table>
    <thead>
      <tr>
        <th>What</th>
        <th class="number">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${row(`${payment.planName}${lookups}`, centsText(listed))}
      ${off > 0 ? row(`Promo code ${purchase?.promoCode ?? ''}`, `−${centsText(off)}`) : ''}
      ${tax > 0 ? row(`Sales tax ${purchase?.taxPercent ?? 0} %`, centsText(tax)) : ''}
      <tr class="total">
        <td>Paid</td>
        <td class="number">${centsText(payment.amountCents)}</td>
      </tr>
    </tbody>
  </table>`;
}

const row = (what: string, amount: string) =>
  html`<tr>
    <td>${what}</td>
    <td class="number">${amount}</td>
  </tr>`;
