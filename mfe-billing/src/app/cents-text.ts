import { dollarsOf } from '@washcoat/contract-kernel';
import { formatMoney } from '@washcoat/ui';

/** An amount in cents, as sums of money are written. */
export const centsText = (cents: number): string => formatMoney(dollarsOf(cents));
