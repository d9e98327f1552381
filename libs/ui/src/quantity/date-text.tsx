import { isDay } from '@washcoat/contract-kernel';
import { useContext, useEffect } from 'react';
import { formatDate, toDate } from '../format/date';
import type { DateFormat, DateInput } from '../format/date';
import { HeldTooltip } from '../tooltip/tooltip';
import { Figure } from './figure';
import { FocusedCell } from './focused-cell';

export interface DateTextProps {
  value: DateInput | null | undefined;
  format: DateFormat;
  muted?: boolean;
  /** Date and time under each other, for narrow columns; only for the `cart` format. */
  stacked?: boolean;
}

/** Tells the whole moment to who listens on the focused cell around; whether there is one. */
function useCellDescription(whole: string | undefined): boolean {
  const cell = useContext(FocusedCell);
  useEffect(() => {
    if (!cell || whole === undefined) return undefined;
    cell.setAttribute('aria-description', whole);
    return () => cell.removeAttribute('aria-description');
  }, [cell, whole]);
  return cell !== null;
}

/**
 * A moment on the clocks of the installation. Under the pointer and with the focus it says the whole of it: weekday,
 * second and zone; a day without a time has none. In a work grid it does so with the focus of its cell.
 */
export function DateText({ value, format, muted, stacked = false }: DateTextProps) {
  const date = toDate(value);
  const text = formatDate(value, format);
  const isWhole = typeof value === 'string' && isDay(value);
  const whole = date && !isWhole ? formatDate(date, 'full') : undefined;
  const isHeld = useCellDescription(whole);
  if (!date) return <Figure $muted={muted ?? true}>{text}</Figure>;
  const space = text.indexOf(' ');
  const isStacked = stacked && format === 'cart' && space > 0;
  const words = isStacked ? (
    <>
      {text.slice(0, space)}
      <br />
      {text.slice(space + 1)}
    </>
  ) : (
    text
  );
  if (isWhole)
    return (
      <Figure as="time" dateTime={value} $muted={muted}>
        {words}
      </Figure>
    );
  return (
    <HeldTooltip text={whole} isHeld={isHeld}>
      <Figure as="time" dateTime={date.toISOString()} tabIndex={0} $muted={muted}>
        {words}
      </Figure>
    </HeldTooltip>
  );
}
