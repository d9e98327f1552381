import { isState } from './us-state';

/**
 * What forms say before they send anything. Pages hold no schemas of the contracts, so these rules say the same in the
 * same words; a test holds them to the contracts. Whatever they let through the service still checks.
 */
export type FieldRule = (text: string) => true | string;

export const INVALID = 'Please enter the valid value';
const INVALID_STATE = 'Please select valid state';
const NO_CHOICE = 'Please select the valid value';
const controlCharacter = /\p{Cc}/u;

const webAddress = /^https?:\/\/[^\s<>"']+$/i;
const ownFile = /^\/files\/(?!.*\.\.)[\w./-]+$/;

const tooLong = (max: number) => `Use at most ${max} characters`;

/** A line that may stay empty. */
export const optionalLine =
  (max = 200): FieldRule =>
  (text) => {
    if (text.trim().length > max) return tooLong(max);
    return controlCharacter.test(text.trim()) ? INVALID : true;
  };

/** A line that must not be empty. */
export const requiredLine =
  (max = 200): FieldRule =>
  (text) =>
    text.trim() === '' ? INVALID : optionalLine(max)(text);

/** Several lines that may stay empty. */
export const optionalText =
  (max = 2000): FieldRule =>
  (text) =>
    text.trim().length > max ? tooLong(max) : true;

/** An address of the web (http or https) or of an uploaded file. */
export const linkAddress: FieldRule = (text) => {
  if (text.trim().length > 500) return tooLong(500);
  return webAddress.test(text.trim()) || ownFile.test(text.trim()) || 'Use a web address (http or https)';
};

/** An e-mail address; the service knows better which ones exist. */
export const email: FieldRule = (text) => {
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())) return INVALID;
  return text.trim().length > 254 ? tooLong(254) : true;
};

/** Digits of a phone number, at most ten, or nothing. */
export const optionalPhone: FieldRule = (digits) => /^\d{0,10}$/.test(digits) || INVALID;

/** Digits of a phone number, at most ten. */
export const phone: FieldRule = (digits) => /^\d{1,10}$/.test(digits) || INVALID;

export const zipcode: FieldRule = phone;

/** One of the 50 US states, by its code. */
export const state: FieldRule = (code) => isState(code) || INVALID_STATE;

/** Something must be chosen. */
export const choice: FieldRule = (id) => id !== '' || NO_CHOICE;

/** A new password. */
export const newPassword: FieldRule = (text) => {
  if (text.length < 8) return text === '' ? INVALID : 'Use at least 8 characters';
  return text.length > 200 ? tooLong(200) : true;
};
