import { useCallback } from 'react';
import type { Option } from '@washcoat/ui';
import { useLazyBuyersQuery, useLazyCompaniesQuery, useLazyOemsQuery } from './lookups.api';

const SUGGESTIONS = 500;

/** Searches for the typeaheads of report filters; each answers options. */
export function useFilterSearch() {
  const [buyers] = useLazyBuyersQuery();
  const [companies] = useLazyCompaniesQuery();
  const [oems] = useLazyOemsQuery();
  const searchBuyers = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await buyers({ text, isBuyer: 'true', count: SUGGESTIONS }).unwrap();
      return list.map(({ userId, firstName, lastName }) => ({
        value: userId,
        label: `${firstName} ${lastName}`,
      }));
    },
    [buyers],
  );
  const searchCompanies = useCallback(
    async (text: string, isFranchise: 'true' | 'false'): Promise<Option[]> => {
      const { list } = await companies({ text, isFranchise, count: SUGGESTIONS }).unwrap();
      return list.map(({ companyId, companyName, city }) => ({
        value: companyId,
        label: companyName,
        note: city,
      }));
    },
    [companies],
  );
  const searchCustomers = useCallback((text: string) => searchCompanies(text, 'false'), [searchCompanies]);
  const searchFranchises = useCallback((text: string) => searchCompanies(text, 'true'), [searchCompanies]);
  const searchOems = useCallback(
    async (text: string): Promise<Option[]> => {
      const { list } = await oems({ text }).unwrap();
      return list.map((oem) => ({ value: oem, label: oem }));
    },
    [oems],
  );
  return { searchBuyers, searchCustomers, searchFranchises, searchOems };
}
