import { line } from '@washcoat/contract-kernel';
import { z } from 'zod';

const LARGEST = 1_000_000_000;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** How many hedges, and how many lots, one settlement takes. */
export const MOST_ROWS = 500;

const sent = z.union([z.number(), z.string()]).nullish().catch(null);
const signed = z
  .number()
  .min(-LARGEST, 'Enter a larger number')
  .max(LARGEST, 'Enter a smaller number')
  .nullable();

/** A number as forms send it; what is no number becomes empty (null). Below 0 it is refused. */
export const enteredNumber = sent
  .transform(numberOrEmpty)
  .pipe(signed.refine((value) => value === null || value >= 0, 'Enter 0 or more'));

/** The same where a minus is allowed: the processed lines. */
export const enteredSigned = sent.transform(numberOrEmpty).pipe(signed);

/** The same where the statement needs a number: empty is 0. */
export const enteredAmount = enteredNumber.transform((value) => value ?? 0);

/** One line of text; empty when it is missing. */
export const enteredText = line()
  .nullish()
  .transform((text) => text ?? '');

/** Years that a day and its ends in every zone can be written in; others are slips of the keyboard. */
const isInSight = (date: string) => date >= '1900' && date < '2200';

/** A date (`2026-11-20`) or a moment with its offset, as it is sent. */
export const sentDate = z
  .union([z.literal(''), z.null(), z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'Enter a date',
  })
  .refine((date) => !date || isInSight(date), 'Enter a date between 1900 and 2199')
  .optional();

/** The same; null when it is empty. */
export const enteredDate = sentDate.transform((date) => date || null);

/** A block of entered values; one that is missing is empty. */
export function block<Shape extends z.ZodRawShape>(shape: Shape) {
  const whole = z.object(shape);
  return whole.nullish().transform((given) => given ?? whole.parse({}));
}

/** Rows of a table, each with at least one field filled in. */
export function rows<Row extends z.ZodType>(row: Row) {
  const filled = row.refine(
    (fields) => Object.values(Object(fields)).some(Boolean),
    'Please fill all fields',
  );
  return z
    .array(filled)
    .max(MOST_ROWS, `A settlement takes at most ${MOST_ROWS} rows here; divide it into several settlements`)
    .nullish()
    .transform((given) => given ?? []);
}

function numberOrEmpty(given: number | string | null | undefined): number | null {
  if (typeof given === 'number') return given;
  if (typeof given !== 'string' || !DECIMAL.test(given.trim())) return null;
  return Number(given);
}
