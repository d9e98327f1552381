import { formatPhone, phoneDigits } from '../format/phone';

/** A masked text and where the caret belongs in it. */
export interface Masked {
  readonly text: string;
  readonly caret: number;
}

function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charAt(at) !== '-') seen += 1;
    if (seen === digits) return at + 1;
  }
  return text.length;
}

/** Puts the dashes into what was typed and keeps the caret behind the same digit. */
export function maskPhone(typed: string, caret: number): Masked {
  const before = typed.slice(0, caret).replace(/\D/g, '').length;
  const text = formatPhone(typed);
  return { text, caret: caretAfter(text, Math.min(before, phoneDigits(typed).length)) };
}

/** Backspace on a dash takes the digit before it, otherwise the dash would come back for ever. */
export function eraseBeforeDash(text: string, caret: number): Masked | null {
  if (text.charAt(caret - 1) !== '-') return null;
  return maskPhone(text.slice(0, caret - 2) + text.slice(caret), caret - 2);
}
