import { formatNumber } from '@washcoat/ui';

const UNLIMITED_ABOVE = 250_000;

/** A balance as people read it: above 250000 it is UNLIMITED. */
export const balanceWords = (count: number): string =>
  count > UNLIMITED_ABOVE ? 'UNLIMITED' : formatNumber(count);
