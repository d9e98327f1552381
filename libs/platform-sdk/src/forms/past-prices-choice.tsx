import type { BesidePrices } from '@washcoat/contract-kernel';
import { Button, DateField, FieldGrid, today } from '@washcoat/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  align-self: end;
  gap: ${({ theme }) => theme.space(2)};
`;

/** Prices of before: those in force at the end of a day, or those of one snapshot. */
export type PastPrices = { day: string; snapshotId?: undefined } | { snapshotId: string; day?: undefined };

export interface PastPricesChoiceProps {
  /** The prices that are shown; undefined for none of before. */
  past: PastPrices | undefined;
  /** What leads on from them. */
  beside: BesidePrices | undefined;
  onPast: (past: PastPrices | undefined) => void;
}

/** Chooses the prices of a day, and goes from there to those applied before and after, however many came in force on one. */
export function PastPricesChoice({ past, beside, onPast }: PastPricesChoiceProps) {
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
