import type { oemSuggestions } from '@washcoat/contract-converters';
import {
  searchOfBuyers,
  searchOfCompanies,
  useOptionSearch,
  type OptionSearch,
} from '@washcoat/platform-sdk';
import { useLazyBuyersQuery, useLazyCompaniesQuery, useLazyOemsQuery } from './lookups.api';

const customers = searchOfCompanies({ isFranchise: 'false' });
const franchises = searchOfCompanies({ isFranchise: 'true' });
const codes: OptionSearch<typeof oemSuggestions> = {
  asks: (text) => ({ text }),
  offers: ({ list }) => list.map((oem) => ({ value: oem, label: oem })),
};

/** Searches for the typeaheads of report filters; each answers options. */
export function useFilterSearch() {
  const [buyers] = useLazyBuyersQuery();
  const [companies] = useLazyCompaniesQuery();
  const [oems] = useLazyOemsQuery();
  return {
    searchBuyers: useOptionSearch(buyers, searchOfBuyers),
    searchCustomers: useOptionSearch(companies, customers),
    searchFranchises: useOptionSearch(companies, franchises),
    searchOems: useOptionSearch(oems, codes),
  };
}
