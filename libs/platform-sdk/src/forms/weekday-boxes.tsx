import { weekdays } from '@washcoat/contract-kernel';
import { CheckBox, FieldGrid } from '@washcoat/ui';

export interface WeekdayBoxesProps {
  /** Monday is 1. */
  value: readonly number[];
  onChange: (days: readonly number[]) => void;
}

/** On which days of the week something is done. */
export function WeekdayBoxes({ value, onChange }: WeekdayBoxesProps) {
  return (
    <FieldGrid $min={112}>
      {weekdays.map(({ name }, index) => (
        <CheckBox
          key={name}
          label={name}
          checked={value.includes(index + 1)}
          onChange={({ target }) =>
            onChange(target.checked ? [...value, index + 1] : value.filter((day) => day !== index + 1))
          }
        />
      ))}
    </FieldGrid>
  );
}
