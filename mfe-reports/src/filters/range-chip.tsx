import { rangeTitle, relativeRanges, type RelativeRange } from '@washcoat/contract-reporting';
import { AddChip, Chip, Menu } from '@washcoat/ui';

export interface RangeChipProps {
  range: RelativeRange | null;
  /** Null for today. */
  onChange: (range: RelativeRange | null) => void;
}

/** The range that moves with the calendar, or the offer of one. */
export function RangeChip({ range, onChange }: RangeChipProps) {
  if (range) return <Chip name="Range" value={rangeTitle(range)} onRemove={() => onChange(null)} />;
  const entries = relativeRanges.map((each) => ({ label: rangeTitle(each), onSelect: () => onChange(each) }));
  return <Menu label="Range" trigger={<AddChip name="Range" />} entries={entries} />;
}
