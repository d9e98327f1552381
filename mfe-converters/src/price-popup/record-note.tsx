import { Notice, TextButton, formatDate, formatMoney } from '@washcoat/ui';
import type { RecordedPrice } from './explain-price';

export interface RecordNoteProps {
  record: RecordedPrice;
  /** What that day's prices make of the converter now; absent while loading and where there were none. */
  offer: number | undefined;
  isLoading: boolean;
  onToday: () => void;
}

/** What was on record for a day, and how far the explanation under it holds: prices are of then, the converter is of now. */
export function RecordNote({ record, offer, isLoading, onToday }: RecordNoteProps) {
  const { day, name, value } = record;
  const isKnown = isLoading || offer !== undefined;
  return (
    <Notice tone="info" role="status">
      {`${name} on ${formatDate(day, 'day')}: ${formatMoney(value)}. `}
      {isKnown
        ? 'Explained with the metal prices of that day, and converter and terms as they are now. '
        : 'No metal prices are on record for that day. '}
      <TextButton onClick={onToday}>Show today’s prices</TextButton>
    </Notice>
  );
}
