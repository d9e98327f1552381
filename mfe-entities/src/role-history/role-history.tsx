import type { WholeRole } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { HistoryList } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useRecordHistoryQuery } from '../record-history/history.api';
import { roleChangeNames, roleChanges } from './role-changes';

const STEP = 20;

const Room = styled.div`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} ${theme.space(4)}`};
`;

/** Who changed a role and when: above all, which permissions came and went. */
export function RoleHistory({
  roleId,
  permissions,
}: {
  roleId: string;
  permissions: WholeRole['permissions'];
}) {
  const [count, setCount] = useState(STEP);
  const { data, isFetching, error, refetch } = useRecordHistoryQuery({
    entity: 'role',
    entityId: roleId,
    count,
  });
  return (
    <Room>
      <HistoryList
        entries={data?.list.map((entry) => roleChanges(entry, permissions))}
        fieldNames={roleChangeNames}
        isLoading={isFetching}
        error={error ? problemText(error, 'The history did not load.') : undefined}
        onRetry={() => void refetch()}
        hasMore={data?.areMoreItemsAvailable ?? false}
        onMore={() => setCount(count + STEP)}
      />
    </Room>
  );
}
