import { doubtSentence, readDecimal } from '@washcoat/contract-kernel';

/** What may stand in a field. */
export interface NumberKind {
  allowNegative: boolean;
  /** Whole numbers only. */
  whole: boolean;
}

/** What a field makes of its keys. */
export interface TypedNumber {
  /** A plain number or the beginning of one; what can not be read stays as it was typed. */
  text: string;
  /** Why the text is no number; absent for one that is. */
  problem?: string;
  /** Whether the point of the text was typed as a comma, of which `1,250` would be in doubt. */
  isCommaPoint: boolean;
}

const plain = /^\d*\.?\d*$/;
/** Beginnings of `2,5`, `,5`, `1,250.5` and `1.250,5`. */
const commaAtTheEnd = /^\d*,$/;
const commaAtTheStart = /^,\d+$/;
const groupsAndPoint = /^\d{1,3}(,\d{3})+\.$/;
const exponent = /\de[+-]?\d/i;
const oneComma = /^-?\d+,\d+$/;
const groupsAndComma = /^\d{1,3}(\.\d{3})+,$/;

/**
 * Reads what stands in a number field after a key or a paste, by the rule that uploads read by: a comma is a decimal
 * point or stands between thousands, and where it may be either the field says so. No separator is ever dropped, since
 * `2,5` would be 25.
 */
export function typedNumber(typed: string, wasCommaPoint: boolean, kind: NumberKind): TypedNumber {
  const kept = keptOf(typed);
  const sign = kind.allowNegative && kept.startsWith('-') ? '-' : '';
  const digits = kept.replace(/-/g, '');
  const isOnePoint = /^\d*\.\d*$/.test(digits);
  const body = wasCommaPoint && isOnePoint ? digits.replace('.', ',') : digits;
  const read = begun(body, sign) ?? readSeparated(`${sign}${body}`);
  return kind.whole && !read.problem && read.text.includes('.')
    ? { ...read, problem: 'Write a whole number' }
    : read;
}

/**
 * Reads a text that a paste left in a number field. An exponent, a minus where none may be, and one inside are no letters
 * to be dropped: they would make another number of it.
 */
export function pastedNumber(pasted: string, wasCommaPoint: boolean, kind: NumberKind): TypedNumber {
  const minus = keptOf(pasted).lastIndexOf('-');
  const isOther = exponent.test(pasted) || minus > 0 || (minus === 0 && !kind.allowNegative);
  return isOther
    ? { text: pasted, problem: `${pasted} is no number like 1250.5`, isCommaPoint: false }
    : typedNumber(pasted, wasCommaPoint, kind);
}

const keptOf = (text: string) => text.replace(/\u2212/g, '-').replace(/[^\d.,-]/g, '');

/** A plain number, or a text that the next keys make one. */
function begun(body: string, sign: string): TypedNumber | null {
  if (plain.test(body)) return { text: `${sign}${body}`, isCommaPoint: false };
  if (commaAtTheEnd.test(body) || commaAtTheStart.test(body))
    return { text: `${sign}${body.replace(',', '.')}`, isCommaPoint: true };
  if (groupsAndPoint.test(body)) return { text: `${sign}${body.replaceAll(',', '')}`, isCommaPoint: false };
  if (!groupsAndComma.test(body)) return null;
  return { text: `${sign}${body.replaceAll('.', '').replace(',', '.')}`, isCommaPoint: false };
}

function readSeparated(text: string): TypedNumber {
  const read = readDecimal(text);
  if (!read) return { text, problem: `${text} is no number like 1250.5`, isCommaPoint: false };
  if ('doubt' in read) return { text, problem: doubtSentence(text, read.doubt), isCommaPoint: false };
  return { text: read.value, isCommaPoint: oneComma.test(text) };
}
