import { companyChanged } from '@washcoat/contract-entities';
import { HOUSE_ID, type TestService, testSession } from '@washcoat/testing';
import { workedExample } from '../seed/worked-example';
import { settlementEntry, type SettlementEntry } from '@washcoat/contract-settlement';

export const TIMEZONE = 'America/New_York';

/** An id that ends in `n`, so that tests read. */
export const idOf = (n: number) => `018f3c1e-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const franchise = idOf(900);
export const ofFranchise = idOf(901);
export const ofHouse = idOf(101);

export const preparer = testSession({
  canSeeSubtotal: true,
  canAccessSettlement: true,
  firstName: 'Maya',
  lastName: 'Ellison',
});
export const franchiseOwner = testSession({
  canSeeSubtotal: true,
  canAccessSettlement: true,
  hierarchy: 10,
  isFranchise: true,
  companyId: franchise,
});

/** The house, a franchise, and a customer of each. */
export async function deliverCompanies(service: TestService): Promise<void> {
  const company = (companyId: string, parentCompanyId: string | null, companyName: string) =>
    service.deliver(companyChanged, { ...companyChanged.example, companyId, parentCompanyId, companyName });
  await company(HOUSE_ID, null, 'Washcoat House');
  await company(franchise, HOUSE_ID, 'Peachtree Cores');
  await company(ofFranchise, franchise, 'Decatur Muffler');
  await company(ofHouse, HOUSE_ID, 'Corner Muffler');
}

/** The worked example of domain rules, section 6, as a form sends it, but for `overrides`. */
export function entered(overrides: object = {}) {
  return {
    ...workedExample,
    companyId: ofHouse,
    facilityCity: 'Atlanta',
    header: {
      settlementNo: 'ST-2026-041',
      contractNo: 'GC-118',
      shipmentNo: 'TPA-0932',
      receivedDate: '2026-10-12',
      metalDueDate: '2026-12-28',
    },
    ptMetalReturn: { ...workedExample.ptMetalReturn, advanceDate: '2026-11-13' },
    pdMetalReturn: { ...workedExample.pdMetalReturn, advanceDate: '2026-11-20' },
    ...overrides,
  };
}

/** The same, read by the server. */
export function entry(overrides: object = {}): SettlementEntry {
  return settlementEntry.parse(entered(overrides));
}
