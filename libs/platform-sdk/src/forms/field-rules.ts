import {
  adjustment,
  formEmail,
  formLine,
  formPhone,
  formState,
  formZipcode,
  INVALID,
  optionalLine as optionalLineSchema,
  optionalPhone as optionalPhoneSchema,
  optionalText as optionalTextSchema,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

/** What a form says of a text before it sends it: true, or the sentence for a person. */
export type FieldRule = (text: string) => true | string;

/** What the schema of a contract says of a text, in the words of the contract. */
export const ruleOf =
  (schema: z.core.$ZodType): FieldRule =>
  (text) =>
    said(schema, text);

const said = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message ?? true;

/** A line that may stay empty. */
export const optionalLine = (max?: number) => ruleOf(optionalLineSchema(max));

/** A line that must not be empty. */
export const requiredLine = (max?: number) => ruleOf(formLine(max));

/** Several lines that may stay empty. */
export const optionalText = (max?: number) => ruleOf(optionalTextSchema(max));

/** An e-mail address; the service knows better which ones exist. */
export const email = ruleOf(formEmail);

/** Digits of a phone number, at most ten, or nothing. */
export const optionalPhone = ruleOf(optionalPhoneSchema);

/** Digits of a phone number, at most ten. */
export const phone = ruleOf(formPhone);

export const zipcode = ruleOf(formZipcode);

/** One of the 50 US states, by its code. */
export const state = ruleOf(formState);

/** Percent or dollars between −`max` and `max` that are added or taken off, with at most two decimals, or nothing. */
export const optionalAdjustment =
  (max: number): FieldRule =>
  (text) => {
    if (text === '') return true;
    return /^-?(\d+\.?\d*|\.\d+)$/.test(text) ? said(adjustment(max), Number(text)) : INVALID;
  };

/** The same, but something must be typed. */
export const requiredAdjustment =
  (max: number): FieldRule =>
  (text) =>
    text === '' ? INVALID : optionalAdjustment(max)(text);

const webAddress = /^https?:\/\/[^\s<>"']+$/i;
const ownFile = /^\/files\/(?!.*\.\.)[\w./-]+$/;
const tooLong = (max: number) => `Use at most ${max} characters`;

/**
 * An address of the web (http or https) or of an uploaded file.
 * @deprecated declare the field, `linesField('Videos', linkUrl, …)`; goes with the next major version
 */
export const linkAddress: FieldRule = (text) => {
  if (text.trim().length > 500) return tooLong(500);
  return webAddress.test(text.trim()) || ownFile.test(text.trim()) || 'Use a web address (http or https)';
};

/** Something must be chosen. */
export const choice: FieldRule = (id) => id !== '' || 'Please select the valid value';

/** A new password. */
export const newPassword: FieldRule = (text) => {
  if (text.length < 8) return text === '' ? INVALID : 'Use at least 8 characters';
  return text.length > 200 ? tooLong(200) : true;
};
