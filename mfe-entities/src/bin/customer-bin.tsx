import { BinList, type useListView } from '@washcoat/platform-sdk/lists';
import { useCustomerBinQuery, useRestoreCustomerMutation } from './bin.api';

export interface CustomerBinProps {
  list: ReturnType<typeof useListView>;
  /** Franchises only. */
  isFranchise: boolean;
  backTo: string;
}

/** Deleted customers, or deleted franchises. */
export function CustomerBin({ list, isFranchise, backTo }: CustomerBinProps) {
  const { text, offset, count } = list.view;
  const { data, isFetching, error, refetch } = useCustomerBinQuery({
    ...{ text: text || undefined, offset, count },
    isFranchise: isFranchise ? 'true' : undefined,
  });
  const [restore] = useRestoreCustomerMutation();
  return (
    <BinList
      noun={isFranchise ? 'franchise' : 'customer'}
      plural={isFranchise ? 'franchises' : 'customers'}
      storageKey={`entities.bin.${isFranchise ? 'franchises' : 'customers'}`}
      detailTitle="City"
      consequence="Its users and facilities come back with it, and its users can sign in again."
      restore={({ recordId }, { withoutTaken }) => restore({ companyId: recordId, withoutTaken }).unwrap()}
      onRetry={() => void refetch()}
      {...{ list, backTo, isFetching, error, answer: data }}
    />
  );
}
