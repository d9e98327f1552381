import {
  facility as noun,
  type Facility,
  type facilityEdit,
  type FacilityEntry,
  type Session,
} from '@washcoat/contract-entities';
import { entryOf, formOf, type RequestOf } from '@washcoat/contract-kernel';

const form = formOf(noun);

/** Super admins change every facility they see, everybody else those of their own company (GAP-FAC-05). */
export const mayEditFacility = (
  { isSA, companyId }: Pick<Session, 'isSA' | 'companyId'>,
  { parentCompanyId }: Facility,
): boolean => isSA || parentCompanyId === companyId;

/** What the calls take of a facility. Only hierarchy 1 says whose it is; everybody else has their own. */
export function sentFacility(entry: FacilityEntry, isHouse: boolean) {
  const { isFacility, parentCompanyId, ...sent } = form.parse(entry);
  return isHouse ? { ...sent, isFacility, parentCompanyId } : sent;
}

/** The facility as a switch of a list saves it: whole, with one thing changed, unless somebody else changed it meanwhile. */
export function switchedFacility(
  facility: Facility,
  change: Partial<Pick<Facility, 'isActive' | 'isCartCreation'>>,
): RequestOf<typeof facilityEdit> {
  const { facilityId, version } = facility;
  return { ...sentFacility({ ...entryOf(noun, facility), ...change }, false), facilityId, version };
}
