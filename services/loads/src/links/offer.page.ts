import { dateText } from '@washcoat/contract-kernel';
import {
  dollars,
  html,
  joined,
  plainPage,
  poundPriceText,
  poundsText,
  quantityText,
  shownDollars,
  type Markup,
} from '@washcoat/paper';
import type { Problem } from '@washcoat/service-kit';
import type { Offer, OfferLine } from './offer';
import { offerStyle } from './offer.style';

const nothing = html``;

export interface OfferPageOptions {
  timezone: string;
  /** What was typed as a name before. */
  name?: string;
  /** Why an approval was refused. */
  problem?: string;
}

/** What a seller was offered, and the form by which it is approved. */
export function offerPage(offer: Offer, { timezone, name = '', problem }: OfferPageOptions): string {
  const { loadName, companyName, facilityName, standing, heldUntil, expiresAt, lines } = offer;
  const held = heldUntil && html`Its prices are held until ${dateText(heldUntil, 'moment', timezone)}.`;
  const body = html`<p class="facts">${companyName}, at ${facilityName}. ${standing} ${held ?? nothing}</p>
    ${problem === undefined ? nothing : html`<p class="note" role="alert">${problem}</p>`}
    <table>
      <thead>
        <tr>
          <th scope="col">Converter</th>
          <th scope="col" class="number">Quantity</th>
          <th scope="col" class="number">Price</th>
          <th scope="col" class="number">Total</th>
        </tr>
      </thead>
      <tbody>
        ${joined(lines.map((line) => lineOf(line, offer)))}
      </tbody>
      ${sumsOf(offer)}
    </table>
    ${endOf(offer, { timezone, name })}
    <p class="facts">This page can be opened until ${dateText(expiresAt, 'moment', timezone)}.</p>`;
  return plainPage({ title: loadName, body, isWide: true, style: offerStyle });
}

/** What there is to see where an address leads nowhere. */
export const nowherePage = (): string =>
  plainPage({
    title: 'This link leads nowhere',
    body: html`<p>
      It was ended, has expired, or was cut on its way. Ask those who sent it to you for another one.
    </p>`,
  });

/** What there is to see where something else is wrong, with the number by which it is found in the log where it is ours. */
export function problemPage({ status, message, details }: Problem, requestId: string): string {
  const sentence = unreadable[details.code ?? ''] ?? message;
  const incident = status < 500 ? nothing : html`<p class="facts">Incident ${requestId}</p>`;
  const body = html`<p>${sentence}</p>
    ${incident}`;
  return plainPage({ title: status === 429 ? 'Wait a moment' : 'This did not work', body });
}

/** A form that cannot be read, in words for whoever filled it in. */
const unreadable: Record<string, string> = {
  TOO_LARGE: 'What was sent is too long. Go back, shorten the name and send it again.',
  NOT_JSON: 'What was sent can not be read. Open the link again and send it from there.',
};

const waits = { seller: ' (waits for your answer)', buyer: ' (waits for an answer of the buyer)' };

function lineOf(line: OfferLine, { arePricesShown }: Offer): Markup {
  const { oem, description, quantity, isWeighed, isDidNotBuy, waitsFor, isOffered, price, total } = line;
  const note = isDidNotBuy ? ' (not bought)' : waitsFor ? waits[waitsFor] : '';
  const unknown = !isDidNotBuy && arePricesShown && !isOffered ? 'not offered yet' : '';
  const cell = (title: string, text: string) =>
    html`<td class="number" data-title="${text && title}">${text}</td>`;
  return html`<tr>
    <td><strong>${oem || description}</strong> ${oem ? description : ''}${note}</td>
    ${cell('Quantity', isWeighed ? poundsText(quantity) : quantityText(quantity))}
    ${cell('Price', (isWeighed ? poundPriceText(price) : shownDollars(price)) || unknown)}
    ${cell('Total', shownDollars(total))}
  </tr>`;
}

function sumsOf({ sums }: Offer): Markup {
  if (!sums) return nothing;
  const row = (title: string, amount: number) =>
    html`<tr>
      <td>${title}</td>
      <td></td>
      <td></td>
      <td class="number">${dollars(amount)}</td>
    </tr>`;
  const { subtotal, discountAmount, grandtotal } = sums;
  return html`<tfoot>
    ${row('Subtotal', subtotal)}
    ${discountAmount ? row(discountAmount > 0 ? 'Markup' : 'Discount', discountAmount) : nothing}
    ${row('Grand total', grandtotal)}
  </tfoot>`;
}

function endOf(
  { approval, rejection, refusal, fingerprint, lines, arePricesShown, sums }: Offer,
  { timezone, name }: { timezone: string; name: string },
): Markup {
  const at = approval && dateText(approval.at, 'moment', timezone);
  if (approval?.isCurrent && !lines.some(({ waitsFor }) => waitsFor))
    return html`<p class="note" role="status">
      Approved by ${approval.by} on ${at ?? ''}. There is nothing more to do here.
    </p>`;
  const before = approval
    ? html`<p class="note" role="status">
        ${approval.by} approved an earlier list on ${at ?? ''}. It was changed since.
      </p>`
    : nothing;
  const rejected = rejection ? rejectedNote(rejection, timezone) : nothing;
  if (refusal !== null)
    return html`${before} ${rejected}
      <p class="note" role="status">${refusal.message}</p>`;
  return html`${before} ${rejected}
    <form method="post">
      <input type="hidden" name="fingerprint" value="${fingerprint}" />
      <label
        >Your name
        <input type="text" name="name" value="${name}" maxlength="120" autocomplete="name" required
      /></label>
      <label class="sure">
        <input type="checkbox" name="isSure" value="yes" required />
        <span>I sell what is listed above${arePricesShown || sums ? ' at these prices' : ''}.</span>
      </label>
      <button>Approve this list</button>
    </form>
    ${rejection?.isCurrent ? nothing : rejectForm(fingerprint, name)}`;
}

function rejectedNote(
  { by, at, reason, isCurrent }: NonNullable<Offer['rejection']>,
  timezone: string,
): Markup {
  const moment = dateText(at, 'moment', timezone);
  const then = isCurrent ? 'The buyer was told.' : 'The list was changed since.';
  return html`<p class="note" role="status">${by} did not agree on ${moment}: ${reason} ${then}</p>`;
}

/** Says no; folded away, because most who open the page come to agree. */
function rejectForm(fingerprint: string, name: string): Markup {
  return html`<details>
    <summary>I do not agree</summary>
    <form method="post">
      <input type="hidden" name="fingerprint" value="${fingerprint}" />
      <input type="hidden" name="decision" value="reject" />
      <label
        >Name of who does not agree
        <input type="text" name="name" value="${name}" maxlength="120" autocomplete="name" required
      /></label>
      <label
        >Why you do not agree <input type="text" name="reason" maxlength="500" autocomplete="off" required
      /></label>
      <button class="plain">Reject this list</button>
    </form>
  </details>`;
}
