import type { BesidePrices } from '@washcoat/contract-kernel';
import { Button, DateField, FieldGrid, today } from '@washcoat/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { PastPrices } from './explain-price';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  align-self: end;
  gap: ${({ theme }) => theme.space(2)};
`;

export interface PastChoiceProps {
  /** The prices that are shown; undefined for those in force. */
  past: PastPrices | undefined;
  /** What leads on from them. */
  beside: BesidePrices | undefined;
  onPast: (past: PastPrices | undefined) => void;
}

/** Chooses by the prices of which day a converter is explained, and goes from there to those applied before and after. */
export function PastChoice({ past, beside, onPast }: PastChoiceProps) {
  const { earlier, later } = beside ?? { earlier: null, later: null };
  return (
    <FieldGrid $min={220}>
      <DateField
        label="Prices in force at the end of"
        value={past?.day ?? ''}
        max={today()}
        onChange={({ target: { value } }) => onPast(value ? { day: value } : undefined)}
      />
      {past && (
        <Steps>
          <Button
            icon={<ChevronLeft size={14} />}
            disabled={!earlier}
            onClick={() => earlier && onPast({ snapshotId: earlier.snapshotId })}
          >
            Prices before
          </Button>
          <Button
            icon={<ChevronRight size={14} />}
            disabled={!later}
            onClick={() => later && onPast({ snapshotId: later.snapshotId })}
          >
            Prices after
          </Button>
        </Steps>
      )}
    </FieldGrid>
  );
}
