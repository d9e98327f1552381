import { isAddress } from '@washcoat/contract-kernel';
import { badInput } from '../problem';

const NUMBER_ONLY = 'Enter the number itself: addresses of pages and files are not taken here';
const names = ['driversLicense', 'businessLicense', 'ein'] as const;

/** Whether a field is such a number: what it names from before is no upload that the record uses. */
export const isPaperNumber = (field: string): boolean => names.some((name) => name === field);

/** The numbers of the papers of a company, as it has them and as loads keep them. */
export type PaperNumbers = Partial<Record<(typeof names)[number], string | null>>;

/**
 * Refuses with 400 and the field when the number of a paper is given as an address: others would be shown it as it is,
 * and a public picture of a licence is public for ever. Pictures of papers have fields of their own, which are private.
 * What a record has `kept` from before may be sent back.
 */
export function assertPaperNumbers(given: PaperNumbers, kept: PaperNumbers = {}): void {
  const wrong = names.filter((name) => {
    const number = given[name];
    return number && number !== kept[name] && isAddress(number);
  });
  if (wrong.length) throw badInput(Object.fromEntries(wrong.map((name) => [name, NUMBER_ONLY])));
}
