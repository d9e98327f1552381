import * as z from 'zod/mini';
import { adjustment } from '../person-fields';
import { INVALID } from '../seen-text';
import type { Faces, Field } from './field';

interface Bounds {
  most: number;
  /** What is said of more. */
  tooMuch: string;
}

/** Decimals are stored as text and leave as numbers. */
type Figure<Kind extends 'number' | 'money' | 'adjustment', Read, Write, Required extends boolean> = Field<
  '',
  Read & z.core.$ZodType,
  Write & z.core.$ZodType,
  Required
> & { kind: Kind };

const decimalText = z.string().check(z.regex(/^(\d+\.?\d*|\.\d+)$/, INVALID));
const upTo = ({ most, tooMuch }: Bounds) =>
  z.number().check(z.minimum(0, 'Use at least 0'), z.maximum(most, tooMuch));
const typedNumber = (
  write: z.core.$ZodType<number, number>,
  text: z.core.$ZodType<string, string> = decimalText,
) => z.pipe(z.pipe(text, z.transform(Number)), write);
const signedText = z.string().check(z.regex(/^-?(\d+\.?\d*|\.\d+)$/, INVALID));

/** A decimal number from 0 on, in a unit. */
export const numberField = (
  label: string,
  { most, tooMuch, ...faces }: Bounds & Faces & { unit: string },
): Figure<'number', z.ZodMiniNumber, z.ZodMiniNumber, true> => {
  const write = upTo({ most, tooMuch });
  return {
    ...{ kind: 'number', label, read: z.number(), write, form: typedNumber(write) },
    ...{ isRequired: true, start: '', ...faces },
  };
};

/** The same, or nothing. */
const maybeNumber = (typed: z.core.$ZodType<number, string>) =>
  z.pipe(
    z.string(),
    z.transform((text: string, checked) => {
      if (text === '') return null;
      const { error, data } = z.safeParse(typed, text);
      if (!error) return data;
      checked.issues.push(
        ...error.issues.map(({ message }) => ({ code: 'custom' as const, input: text, message })),
      );
      return null;
    }),
  );

/** US dollars from 0 on, or null for none. */
export const moneyField = (
  label: string,
  { most, tooMuch, ...faces }: Bounds & Faces,
): Figure<'money', z.ZodMiniNullable<z.ZodMiniNumber>, z.ZodMiniNullable<z.ZodMiniNumber>, false> => {
  const write = upTo({ most, tooMuch });
  const form = maybeNumber(typedNumber(write));
  return {
    ...{ kind: 'money', label, read: z.nullable(z.number()), write: z.nullable(write), form },
    ...{ isRequired: false, start: '', ...faces },
  };
};

/** Percent or dollars that are added or taken off, up to `limit` and with at most two decimals, or null for none. */
export const adjustmentField = (
  label: string,
  { limit, ...faces }: Faces & { limit?: number } = {},
): Figure<'adjustment', z.ZodMiniNullable<z.ZodMiniNumber>, z.ZodMiniNullable<z.ZodMiniNumber>, false> => {
  const write = adjustment(limit);
  const form = maybeNumber(typedNumber(write, signedText));
  return {
    ...{ kind: 'adjustment', label, read: z.nullable(z.number()), write: z.nullable(write), form },
    ...{ isRequired: false, start: '', ...faces },
  };
};

/** The same, needed. */
export const neededAdjustmentField = (
  label: string,
  { limit, ...faces }: Faces & { limit?: number } = {},
): Figure<'adjustment', z.ZodMiniNumber, z.ZodMiniNumber, true> => {
  const write = adjustment(limit);
  const form = typedNumber(write, signedText);
  return {
    ...{ kind: 'adjustment', label, read: z.number(), write, form },
    ...{ isRequired: true, start: '', ...faces },
  };
};

/** Whole cents that the service reckons: answered as such, shown and filed in dollars, never sent. */
export const centsField = (
  label: string,
  faces: Faces = {},
): Field<'', z.ZodMiniNumberFormat, null, false> & { kind: 'cents' } => ({
  ...{ kind: 'cents', label, read: z.int(), write: null, form: null },
  ...{ isRequired: false, start: '', ...faces },
});

/** A moment that the service sets: stored as a date, answered as text, never sent. */
export const momentField = (
  label: string,
  faces: Faces = {},
): Field<'', z.iso.ZodMiniISODateTime, null, false> & { kind: 'moment' } => ({
  ...{ kind: 'moment', label, read: z.iso.datetime(), write: null, form: null },
  ...{ isRequired: false, start: '', ...faces },
});
