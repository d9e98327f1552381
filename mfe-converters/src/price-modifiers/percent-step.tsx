import type { PriceModifierEntry } from '@washcoat/contract-converters';
import { Decimal, toCents } from '@washcoat/metals';
import { NumberField } from '@washcoat/ui';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;

/** Changes the value of the form by a percentage, to two decimals; it starts over when the value is typed. */
export function PercentStep() {
  const { setValue, control } = useFormContext<PriceModifierEntry>();
  const value = useWatch({ control, name: 'value' });
  const [step, setStep] = useState({ percent: '', from: '', to: '' });
  const isOwn = step.percent !== '' && step.to === value;
  const from = isOwn ? step.from : value;
  const change = (percent: string) => {
    const isNumber = NUMBER.test(percent) && NUMBER.test(from);
    const to = isNumber ? changedBy(from, percent) : from;
    setStep({ percent, from, to });
    if (to !== value) setValue('value', to, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <NumberField
      label="+/- percentage"
      suffix="%"
      allowNegative
      help="Changes the value by so many percent."
      value={isOwn ? step.percent : ''}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function changedBy(value: string, percent: string): string {
  return String(toCents(new Decimal(value).mul(new Decimal(percent).div(100).plus(1))));
}
