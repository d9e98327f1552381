import { z } from 'zod';
import { usStates } from './us-states';

const INVALID = 'Please enter the valid value';
/** Control characters have no place in a line of text; PostgreSQL refuses NUL altogether. */
const noControl = /^[^\p{Cc}]*$/u;

/** A line of a form that must not be empty: any alphabet, no control characters. */
export const formLine = (max = 200) =>
  z
    .string({ error: INVALID })
    .trim()
    .min(1, INVALID)
    .max(max, `Use at most ${max} characters`)
    .regex(noControl, INVALID);

/** A line of a form that may stay empty. */
export const optionalLine = (max = 200) =>
  z.string().trim().max(max, `Use at most ${max} characters`).regex(noControl, INVALID);

/** Several lines of a form that may stay empty. */
export const optionalText = (max = 2000) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters`)
    .refine((text) => !text.includes('\u0000'), INVALID);

export const formEmail = z.email(INVALID).max(254, 'Use at most 254 characters');
/** The same, or nothing. */
export const optionalEmail = z.union([z.literal(''), formEmail], { error: INVALID });
/** Digits only, at most ten (shown 3-3-4). */
export const formPhone = z.string({ error: INVALID }).regex(/^\d{1,10}$/, INVALID);
/** The same, or nothing. */
export const optionalPhone = z.string().regex(/^\d{0,10}$/, INVALID);
export const formZipcode = z.string({ error: INVALID }).regex(/^\d{1,10}$/, INVALID);
const [firstState, ...otherStates] = usStates.map(([code]) => code);
/** One of the 50 US states, by its code. */
export const formState = z.enum([firstState ?? 'AL', ...otherStates], { error: 'Please select valid state' });
/** A signed number with at most two decimals, as people type percentages and dollars. */
export const adjustment = (limit = 100_000) =>
  z
    .number()
    .min(-limit, `Use at least -${limit}`)
    .max(limit, `Use at most ${limit}`)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'Use at most 2 decimals');
