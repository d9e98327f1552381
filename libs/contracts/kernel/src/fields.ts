import { z } from 'zod';
import { lineProblem } from './seen-text';

/** An opaque id. */
export const id = z.guid();

/** Whether a text has the form of an id; for pages, which have no schemas of calls. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** A moment in UTC, ISO 8601. */
export const moment = z.iso.datetime();

/** A day of this century or later, `2026-11-23`: databases know no year 0. */
export const realDay = z.iso.date().refine((day) => day >= '2000-01-01', 'Use a day of this century');

/** A yes or no of a query string. */
export const queryFlag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A moment of a query string: epoch milliseconds. */
export const queryMoment = z.coerce.number().int().min(0).max(8_640_000_000_000_000);

/** A whole number of a query string that a column of whole numbers can be compared with. */
export const queryInteger = z.coerce
  .number()
  .int()
  .refine((value) => Math.abs(value) < 2 ** 31, 'Use a smaller number');

export const searchText = z.string().max(200);

const seenLine = z.check<string>((checked) => {
  const message = lineProblem(checked.value);
  if (message) checked.issues.push({ code: 'custom', message, input: checked.value });
});

/** A line of text a person types. */
export const line = (max = 200) => z.string().trim().max(max).check(seenLine);
/** The same, required. */
export const requiredLine = (max = 200) => z.string().trim().min(1).max(max).check(seenLine);
export const email = z.email().max(254);
/** Digits only, at most ten (shown 3-3-4). */
export const phone = z.string().regex(/^\d{1,10}$/, 'Please enter the valid value');
export const zipcode = z.string().regex(/^\d{1,10}$/, 'Please enter the valid value');

/** Dollars with at most two decimals. */
export const money = z.number();

/** Paging of every list: at most 1000 rows at once. */
export const paging = (count: number) => ({
  count: z.coerce.number().int().min(1).max(1000).default(count),
  offset: z.coerce.number().int().min(0).max(1_000_000_000).default(0),
});

/** The answer of every list. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), areMoreItemsAvailable: z.boolean() });

/** The answer of every save. */
export const saved = z.object({ message: z.string() });

/** The answer of a download: an address that is good for two minutes of the session that asked for it. */
export const linkAnswer = z.object({ link: z.string() });

/** The answer to whatever went wrong. */
export const errorAnswer = z.object({
  error: z.string(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** The answer to what came too often: after how many seconds it may be tried again. */
export const tooOftenAnswer = errorAnswer.extend({ retryAfter: z.number().int().min(1) });
