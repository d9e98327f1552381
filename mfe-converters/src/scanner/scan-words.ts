import { leastQuantity, mostQuantity } from '@washcoat/platform-sdk/scanning';
import { formatMoney } from '@washcoat/ui';
import { makeAndModel } from '../converter/converter-name';
import { pieceText } from '../converter/wire-price';
import { amountOfPart } from './pieces';
import type { Scan } from './use-scan';

function lastText({ state }: Scan): string {
  const last = state.additions.at(-1);
  if (!last) return '';
  if (last.step === 'added') return `Added ${amountOfPart(last.quantity, last.item)} of ${last.item.oem}`;
  return last.step === 'failed' ? `${last.item.oem} was not added` : '';
}

/** What assistive technology says of a lookup, of what was added and taken back; a part that is not there says so itself. */
export function spoken(scan: Scan): string {
  const { code, found, part, choices, entry, takenBack } = scan;
  if (takenBack) return takenBack;
  if (!found || found.match === 'none') return '';
  if (entry?.isSpent) return lastText(scan);
  if (part) {
    const price = part.offerPrice === undefined ? '' : formatMoney(part.offerPrice);
    return [part.oem, makeAndModel(part), [price, pieceText(part)].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', ');
  }
  if (found.match === 'whole') return `${choices} parts carry ${code}: choose one`;
  return `Nothing carries exactly ${code}: choose from ${choices}`;
}

/** What the last key could not do, as a sentence; null while it could. */
export function hintText({ state, part, choices }: Scan): string | null {
  switch (state.hint) {
    case 'choose-first':
      return `Nothing was added: choose the part first, ${choices === 1 ? '1' : `1 to ${choices}`}.`;
    case 'added-already':
      return `${part?.oem ?? 'It'} was added already; + adds one more.`;
    case 'no-quantity':
      return `That is no quantity: ${leastQuantity} to ${mostQuantity} with at most two decimals.`;
    case null:
      return null;
  }
}
