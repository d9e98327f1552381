import { NumberField } from './number-field';
import type { NumberFieldProps } from './number-field';

/** US dollars: the sign left and muted, the amount right. */
export function MoneyField(props: Omit<NumberFieldProps, 'prefix' | 'whole'>) {
  return <NumberField {...props} prefix="$" />;
}
