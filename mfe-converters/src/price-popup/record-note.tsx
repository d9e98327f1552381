import { TextButton, formatDate, formatMoney } from '@washcoat/ui';
import styled from 'styled-components';
import type { RecordedPrice } from './explain-price';

const Note = styled.p.attrs({ role: 'status' })`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.info.soft};
  color: ${({ theme }) => theme.color.info.text};
`;

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
    <Note>
      {`${name} on ${formatDate(day, 'day')}: ${formatMoney(value)}. `}
      {isKnown
        ? 'Explained with the metal prices of that day, and converter and terms as they are now. '
        : 'No metal prices are on record for that day. '}
      <TextButton onClick={onToday}>Show today’s prices</TextButton>
    </Note>
  );
}
