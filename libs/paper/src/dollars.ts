import { dollarsOf } from '@washcoat/contract-kernel';

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as letters and pages write it. */
export const dollars = (amount: number): string => format.format(amount);

/** An amount in cents, written the same way. */
export const centsText = (cents: number): string => dollars(dollarsOf(cents));
