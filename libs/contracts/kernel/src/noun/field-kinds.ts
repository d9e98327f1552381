import * as z from 'zod/mini';
import {
  formEmail,
  formLine,
  formPhone,
  formState,
  formZipcode,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalText,
} from '../person-fields';
import { INVALID } from '../seen-text';
import { paperUrl, pictureUrl } from '../stored-files';
import type { Choice, Faces, Field } from './field';

const NO_CHOICE = 'Please select the valid value';

/** A line of text that must not be empty, of at most `max` characters. */
export const lineField = (label: string, max: number, faces: Faces = {}) =>
  required({ kind: 'line', label, read: z.string(), write: formLine(max), ...faces });

/** A line of text that may stay empty. */
export const optionalLineField = (label: string, max: number, faces: Faces = {}) =>
  empty('', '', { kind: 'line', label, read: z.string(), ...sameForm(optionalLine(max)), ...faces });

/** A line of text, or null for none; a form holds '' then. */
export const maybeLineField = (label: string, max: number, faces: Faces = {}) =>
  given('', {
    ...{ kind: 'line', label, read: z.nullable(z.string()), write: z.nullable(optionalLine(max)) },
    form: z.pipe(
      optionalLine(max),
      z.transform((line: string) => line || null),
    ),
    ...faces,
  });

/** Several lines of text that may stay empty. */
export const textField = (label: string, max: number, faces: Faces = {}) =>
  empty('', '', { kind: 'text', label, read: z.string(), ...sameForm(optionalText(max)), ...faces });

/** An e-mail address. */
export const emailField = (label: string, faces: Faces = {}) =>
  required({ kind: 'email', label, read: z.string(), write: formEmail, ...faces });

/** The same, or nothing. */
export const optionalEmailField = (label: string, faces: Faces = {}) =>
  empty('', '', { kind: 'email', label, read: z.string(), ...sameForm(optionalEmail), ...faces });

/** Digits of a zipcode. */
export const zipField = (label: string, faces: Faces = {}) =>
  required({ kind: 'zip', label, read: z.string(), write: formZipcode, ...faces });

/** One of the 50 US states, by its code. */
export const stateField = (label: string, faces: Faces = {}) =>
  required({ kind: 'state', label, read: z.string(), write: formState, ...faces });

/** Digits of a phone number, at most ten, or nothing. */
export const phoneField = (label: string, faces: Faces = {}) =>
  given('', { kind: 'phone', label, read: z.string(), write: optionalPhone, form: optionalPhone, ...faces });

/** The same, needed. */
export const neededPhoneField = (label: string, faces: Faces = {}) =>
  required({ kind: 'phone', label, read: z.string(), write: formPhone, ...faces });

/** A whole number; a form holds its digits, '' for none. */
export const wholeField = (label: string, [min, max]: readonly [number, number], faces: Faces = {}) => {
  const write = z.int(INVALID).check(z.minimum(min, INVALID), z.maximum(max, INVALID));
  const typed = z.pipe(
    z.string(),
    z.transform((digits: string) => (digits === '' ? undefined : Number(digits))),
  );
  const form = z.pipe(typed, z.optional(write));
  return given('', { kind: 'whole', label, read: z.int(), write, form, ...faces });
};

/** Yes or no; `on` is what a new record has. */
export const flagField = (label: string, { on, ...faces }: Faces & Pick<Field, 'sides'> & { on: boolean }) =>
  given<boolean, z.ZodMiniBoolean, z.ZodMiniBoolean>(on, {
    ...{ kind: 'flag', label, read: z.boolean(), write: z.boolean(), form: z.boolean() },
    ...faces,
  });

/** The words of a flag that says whether a record is in use. */
export const activeOrNot = ['Active', 'Switched off'] as const;

interface Choices {
  /** In the order in which they are offered. */
  choices: readonly Choice[];
}

/** One of a few values; a new record has `start`. */
export const choiceField = <Value extends z.core.$ZodType<Choice['value']>>(
  label: string,
  value: Value,
  { start, choices, ...faces }: Faces & Choices & { start: z.output<Value> },
) => {
  const form = z.pipe(
    z.string(),
    z.transform((text: string, checked) => {
      const chosen = choices.find((choice) => String(choice.value) === text);
      if (!chosen) checked.issues.push({ code: 'custom', input: text, message: NO_CHOICE });
      return chosen?.value;
    }),
  );
  return given(String(start), { kind: 'choice', label, read: value, write: value, form, choices, ...faces });
};

/** One of a few texts, which must be chosen. What is stored may be another one that nobody chooses. */
export const neededChoiceField = <Value extends z.core.$ZodType<string>>(
  label: string,
  value: Value,
  { choices, ...faces }: Faces & Choices,
) => required({ kind: 'choice', label, read: z.string(), write: value, choices, ...faces });

/** The address of an uploaded picture, or null for none. */
export const pictureField = (label: string, faces: Faces & Pick<Field, 'shape'> = {}) =>
  given(null, {
    ...{ kind: 'picture', label, read: z.nullable(z.string()), write: pictureUrl, form: pictureUrl },
    ...faces,
  });

/** The address of a private paper, or null for none. A history tells only that it is another one. */
export const paperField = (label: string, faces: Faces = {}) =>
  given(null, {
    ...{ kind: 'paper', label, read: z.nullable(z.string()), write: paperUrl, form: paperUrl, export: false },
    ...faces,
  });

const chosen = z.pipe(
  z.string(),
  z.transform((id: string) => id || undefined),
);

/** The id of another record; a form holds '' while none is chosen. `shownBy`: the derived field that names it. */
export const refField = (label: string, shownBy: string, faces: Faces = {}) =>
  given('', {
    ...{ kind: 'ref', label, shownBy, read: z.guid(), write: z.guid(NO_CHOICE), form: chosen, export: false },
    ...faces,
  });

/** The same of a record that may have none. */
export const maybeRefField = (label: string, shownBy: string, faces: Faces = {}) => ({
  ...refField(label, shownBy, faces),
  read: z.nullable(z.guid()),
});

/** The same that a new record must bring. */
export const neededRefField = (label: string, shownBy: string, faces: Faces = {}) =>
  required({
    ...{ kind: 'ref', label, shownBy, read: z.nullable(z.guid()), write: z.guid(NO_CHOICE), export: false },
    ...faces,
  });

/** What follows from other records: answered and shown, never sent. */
export const derivedField = (label: string, faces: Faces = {}) =>
  given('', { kind: 'derived', label, read: z.string(), write: null, form: null, ...faces });

/** The same where it may be missing. */
export const maybeDerivedField = (label: string, faces: Faces = {}) => ({
  ...derivedField(label, faces),
  read: z.nullable(z.string()),
});

/** The same as the field of another kind, but answered and shown only, never sent. */
export const shownOnly = <F extends Field>(field: F): Omit<F, keyof Unsent> & Unsent => ({
  ...field,
  ...{ write: null, form: null, isRequired: false },
});
interface Unsent {
  write: null;
  form: null;
  isRequired: false;
}

/** The same, but only for those who have the sight `see`. Others are answered `instead`, or nothing without one. */
export function seenWith<const See extends string, F extends Field>(see: See, field: F): F & { see: See };
export function seenWith<const See extends string, F extends Field, Instead extends Shown<F>>(
  see: See,
  field: F,
  instead: Instead,
): F & { see: See; instead: Instead };
export function seenWith(see: string, field: Field, instead?: unknown): Field {
  return { ...field, see, ...(instead !== undefined && { instead }) };
}
type Shown<F extends Field> = z.output<F['read']>;

type Given<Read, Write> = Faces &
  Pick<Field, 'kind' | 'label' | 'shownBy' | 'shape' | 'choices'> & { read: Read; write: Write };

const sameForm = <Write>(write: Write) => ({ write, form: write });

function required<Read extends z.core.$ZodType, Write extends z.core.$ZodType>(
  field: Given<Read, Write>,
): Field<string, Read, Write, true> {
  return { ...field, form: field.write, isRequired: true, start: '' };
}

function given<
  Start extends Field['start'],
  Read extends z.core.$ZodType,
  Write extends z.core.$ZodType | null,
>(start: Start, field: Given<Read, Write> & Pick<Field, 'form'>): Field<Start, Read, Write, false> {
  return { ...field, isRequired: false, start };
}

function empty<
  Start extends Field['start'],
  None extends string,
  Read extends z.core.$ZodType,
  Write extends z.core.$ZodType,
>(
  start: Start,
  none: None,
  field: Given<Read, Write> & Pick<Field, 'form'>,
): Field<Start, Read, Write, false> & { none: None } {
  return { ...field, isRequired: false, start, none };
}
