import { BinList, type useListView } from '@washcoat/platform-sdk/lists';
import { useRestoreUserMutation, useUserBinQuery } from './bin.api';

export interface UserBinProps {
  list: ReturnType<typeof useListView>;
  backTo: string;
}

/** Deleted users, without those who went with their company. */
export function UserBin({ list, backTo }: UserBinProps) {
  const { text, offset, count } = list.view;
  const { data, isFetching, error, refetch } = useUserBinQuery({ text: text || undefined, offset, count });
  const [restore] = useRestoreUserMutation();
  return (
    <BinList
      noun="user"
      plural="users"
      storageKey="entities.bin.users"
      detailTitle="Email"
      consequence="The user can sign in again, with the role and the password of before."
      restore={({ recordId }, { instead }) => restore({ userId: recordId, email: instead }).unwrap()}
      onRetry={() => void refetch()}
      {...{ list, backTo, isFetching, error, answer: data }}
    />
  );
}
