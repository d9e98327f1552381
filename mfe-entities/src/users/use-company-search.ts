import { useCallback } from 'react';
import type { Option } from '@washcoat/ui';
import { useLazyCompanyChoicesQuery } from './user-choices.api';

const SUGGESTIONS = 500;

/** Finds companies for a typeahead; only franchises when `isFranchise`. */
export function useCompanySearch({ isFranchise = false } = {}): (text: string) => Promise<Option[]> {
  const [find] = useLazyCompanyChoicesQuery();
  return useCallback(
    async (text: string) => {
      const { list } = await find({
        text,
        count: SUGGESTIONS,
        isFranchise: isFranchise ? 'true' : undefined,
      }).unwrap();
      return list.map(({ companyId, companyName, city, state }) => ({
        value: companyId,
        label: companyName,
        note: `${city}, ${state}`,
      }));
    },
    [find, isFranchise],
  );
}
