import type { CallFacts } from '../call-facts';

/** What a verb adds to the contract of its noun. */
export interface CallPart {
  /** Fields and answers of the kernel that its contract is made with. */
  fields: string[];
  /** The definition of the call. */
  endpoint(facts: CallFacts): string;
}
