import { isAddress } from '@washcoat/contract-kernel';

const LONGEST_NAME = 40;
const LONGEST_COMPANY = 60;
/** Fewer than a telephone number has. */
const MOST_DIGITS = 5;
/** Words of letters, also O'Neil and Ann-Marie, and what is shortened: J.R., Dr., Prof. */
const WORD = String.raw`(?:[\p{L}\p{M}'\u2019-]+|(?:\p{L}\.){2,3}|\p{L}{1,4}\.)`;
const PERSON = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');
const HOST = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2,}|@/u;

/**
 * The first words of a mail. Who gets it has often not typed the name, nor proved to be its owner: what is no name of a
 * person would be a stranger's text in a mail of ours, and is left out.
 */
export function greetingTo(name: string): string {
  const shown = personShown(name);
  return `Hello${shown && ` ${shown}`},`;
}

/** The name of a person for somebody who may not know them; empty for what is none. */
export function personShown(name: string): string {
  return name.length <= LONGEST_NAME && PERSON.test(name) ? name : '';
}

/** The same of a company: its name may hold a few digits and signs, but nothing that can be followed or called. */
export function companyShown(name: string | null): string {
  if (!name || name.length > LONGEST_COMPANY || isAddress(name) || HOST.test(name)) return '';
  return name.replace(/\P{Nd}/gu, '').length > MOST_DIGITS ? '' : name;
}
