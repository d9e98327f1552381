import type { productBulkEdit } from '@washcoat/contract-converters';
import type { RequestOf } from '@washcoat/contract-kernel';

/** What many converters get; empty fields stay as they are in each of them. */
export interface BulkEntry {
  family: string;
  type: string;
  manufacturer: string;
  ptDisc: string;
  pdDisc: string;
  rhDisc: string;
  schemeDisc: string;
  price2Modifier: string;
  /** yes, no or nothing. */
  isWithoutMetal: string;
  isMarkForTest: string;
  isActive: string;
}

/** The fields that change prices. */
export const bulkDiscounts = ['ptDisc', 'pdDisc', 'rhDisc', 'schemeDisc', 'price2Modifier'] as const;

export const emptyBulkEntry = (): BulkEntry => ({
  family: '',
  type: '',
  manufacturer: '',
  ptDisc: '',
  pdDisc: '',
  rhDisc: '',
  schemeDisc: '',
  price2Modifier: '',
  isWithoutMetal: '',
  isMarkForTest: '',
  isActive: '',
});

const number = (text: string) => (text === '' ? undefined : Number(text));
const flag = (text: string) => (text === '' ? undefined : text === 'yes');

/** The values as the call takes them; what stays is absent. */
export function bulkChangeOf(entry: BulkEntry): RequestOf<typeof productBulkEdit>['change'] {
  return {
    family: entry.family || undefined,
    type: number(entry.type),
    manufacturer: entry.manufacturer.trim() || undefined,
    ptDisc: number(entry.ptDisc),
    pdDisc: number(entry.pdDisc),
    rhDisc: number(entry.rhDisc),
    schemeDisc: number(entry.schemeDisc),
    price2Modifier: number(entry.price2Modifier),
    isWithoutMetal: flag(entry.isWithoutMetal),
    isMarkForTest: flag(entry.isMarkForTest),
    isActive: flag(entry.isActive),
  };
}
