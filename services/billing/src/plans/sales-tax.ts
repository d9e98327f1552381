import { Decimal } from '@washcoat/metals';

/** Sales tax on an amount without it, whole cents, half a cent up. */
export const taxOn = (netCents: number, percent: number): number =>
  new Decimal(netCents).mul(percent).div(100).toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();

/** Sales tax in an amount that has it, cents: that of the amount that `taxOn` raises to it. */
export const taxIn = (grossCents: number, percent: number): number =>
  grossCents -
  new Decimal(grossCents)
    .div(new Decimal(percent).div(100).plus(1))
    .toDecimalPlaces(0, Decimal.ROUND_HALF_UP)
    .toNumber();
