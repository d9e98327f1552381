import type { Company, companyList } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import type { OptionSearch } from './use-option-search';

const SUGGESTIONS = 500;

const notes = {
  city: ({ city }: Pick<Company, 'city'>) => city,
  place: ({ city, state }: Pick<Company, 'city' | 'state'>) => [city, state].filter(Boolean).join(', '),
};

/**
 * Looks companies up by what is typed of them: those that `narrowed` asks for, 500 at most unless it says another
 * count. What tells a company from its namesakes stands beside it: its city, or its `place`, which is city and state.
 */
export function searchOfCompanies(
  narrowed: Omit<RequestOf<typeof companyList>, 'text'> = {},
  note: keyof typeof notes = 'city',
): OptionSearch<typeof companyList> {
  return {
    asks: (text) => ({ text, count: SUGGESTIONS, ...narrowed }),
    offers: ({ list }) =>
      list.map((company) => ({
        value: company.companyId,
        label: company.companyName,
        note: notes[note](company),
      })),
  };
}
