import { Figure, formatNumber } from '@washcoat/ui';

export interface AmountProps {
  value: number | null;
  /** Decimals; as many as the value has when absent, as for rates that people entered. */
  digits?: number;
  bold?: boolean;
  muted?: boolean;
}

/** A figure of a settlement; its unit stands in the title of the column. */
export function Amount({ value, digits, bold, muted }: AmountProps) {
  return (
    <Figure $bold={bold} $muted={muted ?? value === null}>
      {formatNumber(value, digits)}
    </Figure>
  );
}
