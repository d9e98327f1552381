import { Notice, TextButton, formatDate, formatMoney, formatSigned } from '@washcoat/ui';
import type { PastPrices } from './explain-price';

export interface PastNoteProps {
  past: PastPrices;
  /** What those prices make of the converter now; absent while loading and where there were none. */
  offer: number | undefined;
  /** What it is offered at by the prices in force. */
  offerToday: number | undefined;
  isLoading: boolean;
  onToday: () => void;
}

/**
 * What was on record for a day, or what prices of before make of the converter beside today, and how far the explanation
 * under it holds: prices are of then, the converter is of now.
 */
export function PastNote({ past: { record }, offer, offerToday, isLoading, onToday }: PastNoteProps) {
  const isKnown = isLoading || offer !== undefined;
  const then = record ? 'of that day' : 'of then';
  return (
    <Notice tone="info" role="status">
      {record && `${record.name} on ${formatDate(record.day, 'day')}: ${formatMoney(record.value)}. `}
      {!record && offer !== undefined && `${besideToday(offer, offerToday)} `}
      {isKnown
        ? `Explained with the metal prices ${then}, and converter and terms as they are now. `
        : 'No metal prices are on record for that day. '}
      <TextButton onClick={onToday}>Show today’s prices</TextButton>
    </Notice>
  );
}

function besideToday(offer: number, today: number | undefined): string {
  const then = `Offer ${formatMoney(offer)} then`;
  if (today === undefined) return `${then}.`;
  return `${then}, ${formatMoney(today)} today: ${formatSigned(offer - today, 2)}.`;
}
