import {
  breakpoints,
  useIsNarrow,
  AddChip,
  Button,
  Chip,
  DateRangeField,
  formatDate,
  Popover,
  type DayRange,
} from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(3)};
`;

export interface DateChipProps {
  days: DayRange;
  onChange: (days: DayRange) => void;
}

/** The dates of the list: a chip when they are set, else a small form that sets them. */
export function DateChip({ days, onChange }: DateChipProps) {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(days);
  const size = useIsNarrow(breakpoints.phone) ? 44 : 32;
  const isSet = days.from !== '' || days.to !== '';
  if (isSet)
    return <Chip name="Dates" value={rangeText(days)} onRemove={() => onChange({ from: '', to: '' })} />;
  return (
    <Popover
      label="Dates"
      width={344}
      trigger={<AddChip name="Dates" />}
      isOpen={isOpen}
      onOpenChange={(open) => {
        setDraft(days);
        setOpen(open);
      }}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(false);
          onChange(draft);
        }}
      >
        <DateRangeField label="Dates" size={size} value={draft} onChange={setDraft} />
        <Button kind="main" size={size} type="submit">
          Show these dates
        </Button>
      </Form>
    </Popover>
  );
}

function rangeText({ from, to }: DayRange): string {
  if (!to) return `from ${formatDate(from, 'short')}`;
  if (!from) return `to ${formatDate(to, 'short')}`;
  return `${formatDate(from, 'short')} to ${formatDate(to, 'short')}`;
}
