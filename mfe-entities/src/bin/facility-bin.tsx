import { BinList, type useListView } from '@washcoat/platform-sdk/lists';
import { useFacilityBinQuery, useRestoreFacilityMutation } from './bin.api';

export interface FacilityBinProps {
  list: ReturnType<typeof useListView>;
  backTo: string;
}

/** Deleted facilities, without those that went with their company. */
export function FacilityBin({ list, backTo }: FacilityBinProps) {
  const { text, offset, count } = list.view;
  const { data, isFetching, error, refetch } = useFacilityBinQuery({
    text: text || undefined,
    offset,
    count,
  });
  const [restore] = useRestoreFacilityMutation();
  return (
    <BinList
      noun="facility"
      plural="facilities"
      storageKey="entities.bin.facilities"
      detailTitle="City"
      consequence="The discounts of customers there come back with it."
      restore={({ recordId }, { instead }) => restore({ facilityId: recordId, name: instead }).unwrap()}
      onRetry={() => void refetch()}
      {...{ list, backTo, isFetching, error, answer: data }}
    />
  );
}
