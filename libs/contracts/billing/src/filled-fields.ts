import { optionalLine, type Faces, type Field } from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

/** The words for whatever is missing. */
export const FILL_ALL = 'Fill All Details';
/** The words for a number that is none, or out of bounds. */
export const ENTER_VALID = 'Enter Valid Input';

type MaybeNumber = z.ZodMiniNullable<z.ZodMiniNumber>;
type Filled<Kind extends Field['kind'], Read, Write> = Field<
  '',
  Read & z.core.$ZodType,
  Write & z.core.$ZodType,
  false
> & { kind: Kind };

/** A line that must be filled: a call may leave it out, and the service then says so in these words. */
export const filledLine = (
  label: string,
  max: number,
  faces: Faces = {},
): Filled<'line', z.ZodMiniString, z.ZodMiniString> => ({
  ...{ kind: 'line', label, read: z.string(), write: optionalLine(max) },
  ...{ form: optionalLine(max).check(z.minLength(1, FILL_ALL)), isRequired: false, start: '', ...faces },
});

const typedNumber = z.pipe(
  z.string(),
  z.transform((text: string, checked) => {
    const number = Number(text);
    if (text !== '' && Number.isFinite(number)) return number;
    const message = text === '' ? FILL_ALL : ENTER_VALID;
    checked.issues.push({ code: 'custom', input: text, message });
    return number;
  }),
);

/** A number that must be filled; its bounds are the service's to say. */
export const filledNumber = <const Kind extends 'whole' | 'money' | 'adjustment'>(
  kind: Kind,
  label: string,
  faces: Faces = {},
): Filled<Kind, z.ZodMiniNumber, MaybeNumber> => ({
  ...{ kind, label, read: z.number(), write: z.nullable(z.number()), form: typedNumber },
  ...{ isRequired: false, start: '', ...faces },
});

/** A number that may be left empty, which is 0 in a form; a call that leaves it out leaves it as it was. */
export const emptyIsNone = (
  label: string,
  faces: Faces = {},
): Filled<'adjustment', z.ZodMiniNumber, MaybeNumber> => {
  const typed = z.pipe(
    z.string(),
    z.transform((text: string, checked) => {
      const number = Number(text);
      if (!Number.isFinite(number))
        checked.issues.push({ code: 'custom', input: text, message: ENTER_VALID });
      return number;
    }),
  );
  return {
    ...{ kind: 'adjustment', label, read: z.number(), write: z.nullable(z.number()), form: typed },
    ...{ isRequired: false, start: '', ...faces },
  };
};

/** A whole number from 1 on, or null for none; a form holds '' then. */
export const maybeWhole = (
  label: string,
  faces: Faces = {},
): Filled<'whole', z.ZodMiniNullable<z.ZodMiniNumber>, MaybeNumber> => {
  const write = z.nullable(z.int(ENTER_VALID).check(z.minimum(1, ENTER_VALID), z.maximum(1e9, ENTER_VALID)));
  const typed = z.pipe(
    z.string(),
    z.transform((digits: string) => (digits === '' ? null : Number(digits))),
  );
  return {
    ...{ kind: 'whole', label, read: z.nullable(z.number()), write, form: z.pipe(typed, write) },
    ...{ isRequired: false, start: '', ...faces },
  };
};

const day = z.iso.date(ENTER_VALID);

/** A day as YYYY-MM-DD in the installation's zone, or null for none; a form holds '' then. */
export const maybeDay = (
  label: string,
  faces: Faces = {},
): Filled<'line', z.ZodMiniNullable<z.ZodMiniString>, z.ZodMiniNullable<z.ZodMiniString>> => {
  const typed = z.pipe(
    z.string(),
    z.transform((text: string) => text || null),
  );
  return {
    ...{ kind: 'line', label, read: z.nullable(z.string()), write: z.nullable(day) },
    ...{ form: z.pipe(typed, z.nullable(day)), isRequired: false, start: '', ...faces },
  };
};
