import { amountProblems, isPieceGroup } from '@washcoat/contract-loads';
import { Button, FieldGrid, NumberField, Stack, Toolbar, breakpoints, useIsNarrow } from '@washcoat/ui';
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

/** What is wrong with typed amounts of a type, at each as a sentence. */
export function amountMistakes(typeName: string, { unit, quantity }: Amounts): Record<string, string> {
  return amountProblems({ isPiece: isPieceGroup(typeName), unit: Number(unit), quantity: Number(quantity) });
}

interface AmountFieldsProps {
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
  /** What is said at unit and quantity. */
  mistakes: Record<string, string>;
}

/** Box, unit and quantity, with the fractions of a piece at hand: a part is a quantity, its unit stays. */
export function AmountFields({ amounts, onChange, mistakes }: AmountFieldsProps) {
  const partsId = useId();
  const { box, unit, quantity } = amounts;
  const isTouch = useIsNarrow(breakpoints.drawer);
  return (
    <Stack $gap={2}>
      <FieldGrid $min={96}>
        <NumberField
          label="Box"
          whole
          value={box}
          onChange={(event) => onChange({ ...amounts, box: event.target.value })}
        />
        <NumberField
          label="Unit"
          value={unit}
          error={mistakes.unit}
          onChange={(event) => onChange({ ...amounts, unit: event.target.value })}
        />
        <NumberField
          label="Quantity"
          value={quantity}
          error={mistakes.quantity}
          onChange={(event) => onChange({ ...amounts, quantity: event.target.value })}
        />
      </FieldGrid>
      <Toolbar role="group" aria-labelledby={partsId}>
        <span id={partsId}>Part of a piece</span>
        {fractions.map((fraction) => (
          <Button
            key={fraction}
            size={isTouch ? 44 : 32}
            aria-pressed={quantity === fraction}
            onClick={() => onChange({ ...amounts, quantity: fraction })}
          >
            {fraction}
          </Button>
        ))}
      </Toolbar>
    </Stack>
  );
}
