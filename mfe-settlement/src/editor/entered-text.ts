import { readDecimal } from '@washcoat/contract-kernel';

const whole = /^-?(\d+\.?\d*|\.\d+)$/;
const begun = /^\d*\.?\d*$/;
const begunSigned = /^-?\d*\.?\d*$/;

/** A number that is typed to its end; empty for what is none yet, as the service reads it. */
export function cleanNumber(text: string): string {
  return whole.test(text) ? text : '';
}

/** Whether keys may go on from here to a number. */
export function isBegun(text: string, isSigned: boolean): boolean {
  return (isSigned ? begunSigned : begun).test(text);
}

/** Keys that are never part of a number here; a minus is where the field is signed. */
export function isBlockedKey(key: string, isSigned: boolean): boolean {
  return key === 'e' || key === 'E' || key === '+' || (key === '-' && !isSigned);
}

/**
 * A number as it was copied from somewhere: `1,250.50`, `$985.50`, `2 400`; empty for what is none or may be two, and
 * for one below 0 where none may be.
 */
export function pastedNumber(text: string, isSigned: boolean): string {
  const bare = text.replace(/[\s$\u00a0]/g, '').replace(/\u2212/g, '-');
  const read = readDecimal(bare.startsWith('.') ? `0${bare}` : bare);
  if (!read || 'doubt' in read || (read.value.startsWith('-') && !isSigned)) return '';
  return read.value;
}

/** A day as it was copied: `2026-11-20` or `11/20/2026`; empty for anything else. */
export function pastedDay(text: string): string {
  const trimmed = text.trim();
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed) ?? [];
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : '';
}
