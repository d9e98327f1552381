import { clashBetween } from '../record-history/clash-between';
import type { FacilityEntry } from './facility-entry';
import { facilityFieldNames } from './facility-words';

/** The fields in which what was typed differs from what somebody else saved. */
export const facilityClash = (mine: FacilityEntry, theirs: FacilityEntry) =>
  clashBetween(
    { ...mine },
    { ...theirs },
    {
      names: facilityFieldNames,
      without: ['parentCompanyName'],
      textOf: (field, value) =>
        field === 'parentCompanyId'
          ? [mine, theirs].find(({ parentCompanyId }) => parentCompanyId === value)?.parentCompanyName
          : undefined,
    },
  );
