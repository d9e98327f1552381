import { formatMoney, formatNumber, formatOunces, formatPpm, formatSigned, noValue } from '../format/number';
import type { DecimalInput } from '../format/number';
import { formatWeight } from '../format/weight';
import type { WeightUnit } from '../format/weight';
import { Figure } from './figure';

interface QuantityProps {
  value: DecimalInput | null | undefined;
  bold?: boolean;
  muted?: boolean;
}

function isMissing(value: DecimalInput | null | undefined): boolean {
  return value === null || value === undefined || value === '';
}

export interface MoneyProps extends QuantityProps {
  /** Decimals; 0 for whole dollars. */
  digits?: number;
  /** Shown as a change with its sign and no dollar sign. */
  signed?: boolean;
}

/** An amount in US dollars: `$1,735.04`. */
export function Money({ value, bold, muted, digits = 2, signed = false }: MoneyProps) {
  return (
    <Figure $bold={bold && !isMissing(value)} $muted={muted ?? isMissing(value)}>
      {signed ? formatSigned(value, digits) : formatMoney(value, digits)}
    </Figure>
  );
}

/** Troy ounces with three decimals: `32.062 oz`; `bare` leaves the unit to the column title. */
export function Ounces({ value, bold, muted, bare = false }: QuantityProps & { bare?: boolean }) {
  const text = formatOunces(value);
  return (
    <Figure $bold={bold} $muted={muted ?? isMissing(value)}>
      {bare || text === noValue ? text : `${text} oz`}
    </Figure>
  );
}

/** Parts per million: `1,250 ppm`; `bare` leaves the unit to the column title. */
export function Ppm({ value, bold, muted, bare = false }: QuantityProps & { bare?: boolean }) {
  const text = formatPpm(value);
  return (
    <Figure $bold={bold} $muted={muted ?? isMissing(value)}>
      {bare || text === noValue ? text : `${text} ppm`}
    </Figure>
  );
}

export interface WeightProps extends QuantityProps {
  unit: WeightUnit;
  digits?: number;
  bare?: boolean;
}

/** A weight: `1,004 g`, `12.5 lb`. */
export function Weight({ value, unit, digits, bold, muted, bare = false }: WeightProps) {
  return (
    <Figure $bold={bold} $muted={muted ?? isMissing(value)}>
      {bare ? formatNumber(value, digits) : formatWeight(value, unit, digits)}
    </Figure>
  );
}
