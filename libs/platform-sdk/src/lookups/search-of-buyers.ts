import type { buyerSearch } from '@washcoat/contract-entities';
import type { OptionSearch } from './use-option-search';

const SUGGESTIONS = 500;

/** Looks people who buy up by their names, 500 at most. */
export const searchOfBuyers: OptionSearch<typeof buyerSearch> = {
  asks: (text) => ({ text, isBuyer: 'true', count: SUGGESTIONS }),
  offers: ({ list }) =>
    list.map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` })),
};
