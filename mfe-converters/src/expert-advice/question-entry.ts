import type { ticketAdd } from '@washcoat/contract-converters';
import type { RequestOf } from '@washcoat/contract-kernel';

/** A new question as the form holds it. */
export interface QuestionEntry {
  message: string;
  /** Address of the picture; null while there is none. */
  url: string | null;
  firstName: string;
  lastName: string;
  oem: string;
  make: string;
  model: string;
}

/** What the question starts with: who asks, and what was looked for. */
export function newQuestion(known: Partial<QuestionEntry>): QuestionEntry {
  return { message: '', url: null, firstName: '', lastName: '', oem: '', make: '', model: '', ...known };
}

/** The question as the call takes it. */
export function askedQuestion({ url, ...words }: QuestionEntry): RequestOf<typeof ticketAdd> {
  return {
    url,
    message: words.message.trim(),
    firstName: words.firstName.trim(),
    lastName: words.lastName.trim(),
    oem: words.oem.trim(),
    make: words.make.trim(),
    model: words.model.trim(),
  };
}
