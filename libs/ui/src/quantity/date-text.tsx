import { formatDate, toDate } from '../format/date';
import type { DateFormat, DateInput } from '../format/date';
import { Figure } from './figure';

export interface DateTextProps {
  value: DateInput | null | undefined;
  format: DateFormat;
  muted?: boolean;
  /** Date and time under each other, for narrow columns; only for the `cart` format. */
  stacked?: boolean;
}

/** A moment on the clocks of the installation; the full one with its zone as tooltip, unless it is a day. */
export function DateText({ value, format, muted, stacked = false }: DateTextProps) {
  const date = toDate(value);
  const text = formatDate(value, format);
  const space = text.indexOf(' ');
  const isStacked = stacked && format === 'cart' && space > 0;
  return (
    <Figure
      as="time"
      {...(date ? { dateTime: date.toISOString(), title: formatDate(date, 'full') } : {})}
      $muted={muted ?? date === null}
    >
      {isStacked ? (
        <>
          {text.slice(0, space)}
          <br />
          {text.slice(space + 1)}
        </>
      ) : (
        text
      )}
    </Figure>
  );
}
