import type { CompanyEntry } from '@washcoat/contract-entities';
import { useWatch } from 'react-hook-form';
import { companyWords, type CompanyWords } from './customer-words';

/** What the form around calls the company that it is about; it follows the type that is chosen there. */
export function useCompanyWords(): CompanyWords {
  return companyWords(useWatch<CompanyEntry, 'companyType'>({ name: 'companyType' }) === 'FRANCHISE');
}
