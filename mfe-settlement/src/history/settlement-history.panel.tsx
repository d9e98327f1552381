import { useLiveRecord } from '@washcoat/platform-sdk';
import { RecordHistory } from '@washcoat/platform-sdk/forms';
import { memo } from 'react';
import { useSettlementHistoryQuery } from './history.api';
import { inSettlementWords } from './history-words';

const alreadyInWords = {};

/** Who changed a settlement, when and what, as it happens; keys that are typed above it do not draw it again. */
export const SettlementHistory = memo(function SettlementHistory({ settlementId }: { settlementId: string }) {
  const useHistory = (count: number) => {
    const asked = useSettlementHistoryQuery({ settlementId, count });
    useLiveRecord('settlement', settlementId, ({ topic }) => {
      if (topic === 'record' && asked.data) void asked.refetch();
    });
    return asked;
  };
  return <RecordHistory useHistory={useHistory} fieldNames={alreadyInWords} inWords={inSettlementWords} />;
});
