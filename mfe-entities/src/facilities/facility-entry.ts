import type { Facility, facilityAdd, facilityEdit } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import { addressOf, noAddress, sentAddress, type AddressEntry } from '../contact-fields/address-entry';
import type { NameEntry } from '../contact-fields/name-fields';

/** A facility as the form holds it. */
export interface FacilityEntry extends AddressEntry, NameEntry {
  name: string;
  phone: string;
  email: string;
  companyLogo: string | null;
  isActive: boolean;
  isPicRequired: boolean;
  isSignRequired: boolean;
  isEinRequired: boolean;
  isCartCreation: boolean;
  /** Of a franchise. */
  isFacility: boolean;
  /** The company whose facility it is; empty for the own one. */
  parentCompanyId: string;
  parentCompanyName: string;
}

/** The form of a new facility. */
export const newFacilityEntry = (): FacilityEntry => ({
  ...noAddress,
  name: '',
  phone: '',
  firstName: '',
  lastName: '',
  email: '',
  companyLogo: null,
  isActive: true,
  isPicRequired: false,
  isSignRequired: false,
  isEinRequired: false,
  isCartCreation: true,
  isFacility: false,
  parentCompanyId: '',
  parentCompanyName: '',
});

/** A stored facility in the form. */
export const entryOfFacility = (facility: Facility): FacilityEntry => ({
  ...addressOf(facility),
  name: facility.name,
  phone: facility.phone,
  firstName: facility.firstName,
  lastName: facility.lastName,
  email: facility.email,
  companyLogo: facility.companyLogo,
  isActive: facility.isActive,
  isPicRequired: facility.isPicRequired,
  isSignRequired: facility.isSignRequired,
  isEinRequired: facility.isEinRequired,
  isCartCreation: facility.isCartCreation,
  isFacility: facility.isFacility,
  parentCompanyId: facility.parentCompanyId,
  parentCompanyName: facility.parentCompanyName,
});

/** What the calls take of a facility. Only hierarchy 1 says whose it is; everybody else has their own. */
function sent(
  { isFacility, parentCompanyId, parentCompanyName: _shownOnly, ...entry }: FacilityEntry,
  isHouse: boolean,
) {
  return {
    ...entry,
    ...sentAddress(entry),
    name: entry.name.trim(),
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    email: entry.email.trim(),
    ...(isHouse ? { isFacility, parentCompanyId: parentCompanyId || undefined } : {}),
  };
}

/** The new facility as the call takes it. */
export function addedFacility(entry: FacilityEntry, isHouse: boolean): RequestOf<typeof facilityAdd> {
  return sent(entry, isHouse);
}

/** The changed facility as the call takes it. */
export function editedFacility(
  entry: FacilityEntry,
  facilityId: string,
  isHouse: boolean,
): RequestOf<typeof facilityEdit> {
  return { ...sent(entry, isHouse), facilityId };
}

/** The facility as a switch of a list saves it: whole, with one thing changed, unless somebody else changed it meanwhile. */
export function switchedFacility(
  facility: Facility,
  change: Partial<Pick<Facility, 'isActive' | 'isCartCreation'>>,
): RequestOf<typeof facilityEdit> {
  const { facilityId, version } = facility;
  return { ...editedFacility({ ...entryOfFacility(facility), ...change }, facilityId, false), version };
}
