import { isDay } from '@washcoat/contract-kernel';
import { formatDate, toDate } from '../format/date';
import type { DateFormat, DateInput } from '../format/date';
import { Tooltip } from '../tooltip/tooltip';
import { Figure } from './figure';

export interface DateTextProps {
  value: DateInput | null | undefined;
  format: DateFormat;
  muted?: boolean;
  /** Date and time under each other, for narrow columns; only for the `cart` format. */
  stacked?: boolean;
}

/**
 * A moment on the clocks of the installation. Under the pointer and with the focus it says the whole of it: weekday,
 * second and zone; a day without a time has none.
 */
export function DateText({ value, format, muted, stacked = false }: DateTextProps) {
  const date = toDate(value);
  const text = formatDate(value, format);
  if (!date) return <Figure $muted={muted ?? true}>{text}</Figure>;
  const space = text.indexOf(' ');
  const isStacked = stacked && format === 'cart' && space > 0;
  const isWhole = typeof value === 'string' && isDay(value);
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
    <Tooltip text={formatDate(date, 'full')}>
      <Figure as="time" dateTime={date.toISOString()} tabIndex={0} $muted={muted}>
        {words}
      </Figure>
    </Tooltip>
  );
}
