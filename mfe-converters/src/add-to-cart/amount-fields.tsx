import { Button, FieldGrid, NumberField, Stack, Toolbar } from '@washcoat/ui';
import { useId } from 'react';

/** How much of a piece is added; texts, so that nothing typed is lost on the way. */
export interface Amounts {
  box: string;
  unit: string;
  quantity: string;
}

/** What the popup begins with. */
export const initialAmounts: Amounts = { box: '0', unit: '1', quantity: '1' };

const fractions = ['0.25', '0.5', '0.75'] as const;

/** Whether unit and quantity both count something. */
export function areCounted({ unit, quantity }: Amounts): boolean {
  return [unit, quantity].every((text) => Number(text) !== 0 && Number.isFinite(Number(text)));
}

interface AmountFieldsProps {
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
  error: string | undefined;
}

/** Box, unit and quantity, with the fractions of a piece at hand. */
export function AmountFields({ amounts, onChange, error }: AmountFieldsProps) {
  const partsId = useId();
  const { box, unit, quantity } = amounts;
  return (
    <Stack $gap={2}>
      <FieldGrid $min={140}>
        <NumberField
          label="Box"
          whole
          value={box}
          onChange={(event) => onChange({ ...amounts, box: event.target.value })}
        />
        <NumberField
          label="Unit"
          value={unit}
          error={error}
          onChange={(event) => onChange({ ...amounts, unit: event.target.value })}
        />
        <NumberField
          label="Quantity"
          value={quantity}
          onChange={(event) => onChange({ ...amounts, quantity: event.target.value })}
        />
      </FieldGrid>
      <Toolbar role="group" aria-labelledby={partsId}>
        <span id={partsId}>Part of a piece</span>
        {fractions.map((fraction) => (
          <Button
            key={fraction}
            size={32}
            aria-pressed={unit === fraction}
            onClick={() => onChange({ ...amounts, unit: fraction })}
          >
            {fraction}
          </Button>
        ))}
      </Toolbar>
    </Stack>
  );
}
