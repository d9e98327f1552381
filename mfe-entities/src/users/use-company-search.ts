import { searchOfCompanies, useOptionSearch } from '@washcoat/platform-sdk';
import type { Option } from '@washcoat/ui';
import { useLazyCompanyChoicesQuery } from './user-choices.api';

const everyCompany = searchOfCompanies({}, 'place');
const franchises = searchOfCompanies({ isFranchise: 'true' }, 'place');

/** Finds companies for a typeahead; only franchises when `isFranchise`. */
export function useCompanySearch({ isFranchise = false } = {}): (text: string) => Promise<readonly Option[]> {
  const [find] = useLazyCompanyChoicesQuery();
  return useOptionSearch(find, isFranchise ? franchises : everyCompany);
}
