import type { Facility } from '@washcoat/contract-entities';
import { useFacilitiesQuery, type FacilityListAnswer } from './facilities.api';

const ALL = 1000;

/** One facility. No call answers a single one, so it is found in the list of all. */
export function useFacility(facilityId: string) {
  const { data, error, refetch } = useFacilitiesQuery({ count: ALL });
  const find = (answer: FacilityListAnswer | undefined) =>
    answer?.list.find((one) => one.facilityId === facilityId);
  const facility = find(data);
  return {
    facility,
    isGone: data !== undefined && !facility,
    error,
    refetch: () => void refetch(),
    /** The facility as stored now; rejects when it is gone or did not load. */
    readAgain: async (): Promise<Facility> => {
      const now = find(await refetch().unwrap());
      if (!now) throw new Error('The facility is gone');
      return now;
    },
  };
}
