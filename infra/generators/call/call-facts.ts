import type { Name } from '../names/name';

export type Verb = 'list' | 'get' | 'add' | 'edit' | 'delete';

/** What the templates of a call are filled with. */
export interface CallFacts {
  domain: Name;
  noun: Name;
  plural: Name;
  verb: Verb;
  /** `priceListAdd` */
  id: string;
}

/** The name of the use case: `list-prices`, `add-price`. */
export function useCaseName({ verb, noun, plural }: CallFacts): string {
  return `${verb}-${verb === 'list' ? plural : noun}`;
}

/** Its function: `listPrices`, `addPrice`. */
export function useCaseFunction({ verb, noun, plural }: CallFacts): string {
  return verb + (verb === 'list' ? plural : noun).pascal;
}
