import * as z from 'zod/mini';
import { INVALID, textProblem } from './seen-text';
import { usStates } from './us-states';

const noControl = z.regex(/^[^\p{Cc}]*$/u, INVALID);
const seenText = z.check<string>((checked) => {
  const message = textProblem(checked.value);
  if (message) checked.issues.push({ code: 'custom', message, input: checked.value });
});
const atMost = (max: number) => z.maxLength(max, `Use at most ${max} characters`);

/** A line of a form that must not be empty: any alphabet, no control characters, something to see. */
export const formLine = (max = 200) =>
  z.string({ error: INVALID }).check(z.trim(), z.minLength(1, INVALID), atMost(max), noControl, seenText);

/** A line of a form that may stay empty. */
export const optionalLine = (max = 200) => z.string().check(z.trim(), atMost(max), noControl, seenText);

/** Several lines of a form that may stay empty. */
export const optionalText = (max = 2000) => z.string().check(z.trim(), atMost(max), seenText);

export const formEmail = z.string({ error: INVALID }).check(z.trim(), z.email(INVALID), atMost(254));
/** The same, or nothing. */
export const optionalEmail = z.union([z.literal(''), formEmail], { error: INVALID });
/** Digits only, at most ten (shown 3-3-4). */
export const formPhone = z.string({ error: INVALID }).check(z.regex(/^\d{1,10}$/, INVALID));
/** The same, or nothing. */
export const optionalPhone = z.string().check(z.regex(/^\d{0,10}$/, INVALID));
/** Digits only, at most ten; a US zipcode has five, or nine with the last four. */
export const formZipcode = z.string({ error: INVALID }).check(
  z.regex(/^\d{1,10}$/, { error: INVALID, abort: true }),
  z.refine((digits) => digits.length >= 5, 'A zipcode has at least 5 digits'),
);
const [firstState, ...otherStates] = usStates.map(([code]) => code);
/** One of the 50 US states, by its code. */
export const formState = z.enum([firstState ?? 'AL', ...otherStates], { error: 'Please select valid state' });
/** A signed number with at most two decimals, as people type percentages and dollars. */
export const adjustment = (limit = 100_000) =>
  z.number().check(
    z.minimum(-limit, `Use at least -${limit}`),
    z.maximum(limit, `Use at most ${limit}`),
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Use at most 2 decimals'),
  );
