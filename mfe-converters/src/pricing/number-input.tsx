import { useSession } from '@washcoat/platform-sdk';
import { NumberField } from '@washcoat/ui';
import { useController } from 'react-hook-form';
import { maySetPrices } from './pricing-rights';

export interface NumberInputProps {
  name: string;
  label: string;
  /** At most so many characters, as the rows say. */
  most: number;
  allowNegative?: boolean;
  whole?: boolean;
  suffix?: string;
  /** What is in force, under the field. */
  help?: string;
  readOnly?: boolean;
  /** The label stands over the field; else the table names it. */
  showLabel?: boolean;
  isOptional?: boolean;
  rule?: (value: number) => string | undefined;
}

const INVALID = 'Please enter the valid value';

/** A number of the pricing screen, kept as text; what is no number is refused when it is sent. Who sets no prices reads it. */
export function NumberInput({
  name,
  most,
  rule,
  showLabel = false,
  isOptional = false,
  readOnly = false,
  ...shown
}: NumberInputProps) {
  const maySet = maySetPrices(useSession());
  const { field, fieldState } = useController({
    name,
    rules: {
      validate: (text: string) => {
        if (text === '' && isOptional) return true;
        if (!/^-?(\d+\.?\d*|\.\d+)$/.test(text)) return INVALID;
        return rule?.(Number(text)) ?? true;
      },
    },
  });
  return (
    <NumberField
      {...shown}
      {...field}
      readOnly={readOnly || !maySet}
      hideLabel={!showLabel}
      maxLength={most}
      error={fieldState.error?.message}
      size={32}
    />
  );
}
