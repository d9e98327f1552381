import { line } from '@washcoat/contract-kernel';
import { z } from 'zod';

const LARGEST = 1_000_000_000;
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)$/;

const signed = z
  .number()
  .min(-LARGEST, 'Enter a larger number')
  .max(LARGEST, 'Enter a smaller number')
  .nullable();

/** A number as forms send it; what is no number becomes empty (null). Below 0 it is refused. */
export const enteredNumber = z.preprocess(
  numberOrEmpty,
  signed.refine((value) => value === null || value >= 0, 'Enter 0 or more'),
);

/** The same where a minus is allowed: the processed lines. */
export const enteredSigned = z.preprocess(numberOrEmpty, signed);

/** The same where the statement needs a number: empty is 0. */
export const enteredAmount = enteredNumber.transform((value) => value ?? 0);

/** One line of text; empty when it is missing. */
export const enteredText = line()
  .nullish()
  .transform((text) => text ?? '');

/** A date (`2026-11-20`) or a moment with its offset; null when it is empty. */
export const enteredDate = z
  .union([z.literal(''), z.null(), z.iso.date(), z.iso.datetime({ offset: true })], {
    error: 'Enter a date',
  })
  .optional()
  .transform((date) => date || null);

/** A block of entered values; one that is missing is empty. */
export function block<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((given) => given ?? {}, z.object(shape));
}

/** Rows of a table, each with at least one field filled in. */
export function rows<Shape extends z.ZodRawShape>(shape: Shape) {
  const row = z
    .object(shape)
    .refine((fields) => Object.values(fields).some(Boolean), 'Please fill all fields');
  return z.preprocess((given) => given ?? [], z.array(row).max(500));
}

function numberOrEmpty(given: unknown): number | null {
  if (typeof given === 'number') return Number.isNaN(given) ? null : given;
  if (typeof given !== 'string' || !DECIMAL.test(given.trim())) return null;
  return Number(given);
}
