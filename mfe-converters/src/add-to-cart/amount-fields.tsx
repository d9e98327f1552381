import type { Product } from '@washcoat/contract-converters';
import { amountProblems, isPoundGroup } from '@washcoat/contract-loads';
import { Button, FieldGrid, NumberField, Stack, Toolbar, breakpoints, useIsNarrow } from '@washcoat/ui';
import { useId } from 'react';
import { poundsOf } from '../converter/wire-price';

/** How much of a piece is added; texts, so that nothing typed is lost on the way. */
export interface Amounts {
  box: string;
  unit: string;
  quantity: string;
}

/** What the popup begins with: as many pieces; of wire they are the unit, and what each weighs is left to the catalogue. */
export function amountsAtFirst({ typeName }: Product, pieces: number): Amounts {
  const isWeighed = isPoundGroup(typeName);
  return { box: '0', unit: isWeighed ? String(pieces) : '1', quantity: isWeighed ? '' : String(pieces) };
}

/** The quantity that was typed; absent where the catalogue weighs the pieces. */
export function quantityOf({ typeName }: Product, { quantity }: Amounts): number | undefined {
  return isPoundGroup(typeName) && quantity.trim() === '' ? undefined : Number(quantity);
}

const fractions = ['0.25', '0.5', '0.75'] as const;

/** What is wrong with typed amounts of a type, at each as a sentence. */
export function amountMistakes(product: Product, amounts: Amounts): Record<string, string> {
  const quantity = quantityOf(product, amounts) ?? 1;
  return amountProblems({ typeName: product.typeName, unit: Number(amounts.unit), quantity });
}

interface AmountFieldsProps {
  product: Product;
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
  /** What is said at unit and quantity. */
  mistakes: Record<string, string>;
}

/**
 * Box, unit and quantity, with the fractions of a piece at hand: a part is a quantity, its unit stays. Of wire the unit is
 * the pieces, or the part of one, and the quantity the pounds of each.
 */
export function AmountFields({ product, amounts, onChange, mistakes }: AmountFieldsProps) {
  const partsId = useId();
  const { box, unit, quantity } = amounts;
  const isWeighed = isPoundGroup(product.typeName);
  const pounds = poundsOf(product);
  const part = isWeighed ? 'unit' : 'quantity';
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
          label={isWeighed ? 'Unit, pieces' : 'Unit'}
          value={unit}
          error={mistakes.unit}
          onChange={(event) => onChange({ ...amounts, unit: event.target.value })}
        />
        <NumberField
          label={isWeighed ? 'Quantity, lb each' : 'Quantity'}
          placeholder={isWeighed ? `${pounds ?? 'As in the catalogue'}` : undefined}
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
            aria-pressed={amounts[part] === fraction}
            onClick={() => onChange({ ...amounts, [part]: fraction })}
          >
            {fraction}
          </Button>
        ))}
      </Toolbar>
    </Stack>
  );
}
