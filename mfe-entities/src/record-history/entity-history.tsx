import type { historyList } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import { RecordHistory, type RecordHistoryProps } from '@washcoat/platform-sdk/forms';
import { useRecordHistoryQuery } from './history.api';

export interface EntityHistoryProps extends Omit<RecordHistoryProps, 'useHistory'> {
  entity: RequestOf<typeof historyList>['entity'];
  entityId: string;
}

/** Who changed a customer, a user or a facility. */
export function EntityHistory({ entity, entityId, ...words }: EntityHistoryProps) {
  const useHistory = (count: number) => useRecordHistoryQuery({ entity, entityId, count });
  return <RecordHistory {...words} useHistory={useHistory} />;
}
