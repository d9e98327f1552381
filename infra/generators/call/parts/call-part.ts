import type { CallFacts } from '../call-facts';

/** What a verb adds to files that its noun has already. */
export interface CallPart {
  /** Fields and answers of the kernel that its contract is made with. */
  fields: string[];
  kitImports: string[];
  /** The definition of the call. */
  endpoint(facts: CallFacts): string;
  /** The functions of the repository that it asks for, by their whole text. */
  functions: readonly ((facts: CallFacts) => string)[];
}
