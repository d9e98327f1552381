import { allow, endpoint, historyEntry, id, listOf, paging } from '@washcoat/contract-kernel';
import { z } from 'zod';

export const settlementHistory = endpoint({
  id: 'settlementHistory',
  service: 'settlement',
  method: 'GET',
  path: '/read/v1/settlement/history',
  summary:
    'Who changed a settlement, when, and what: newest first. A field of a block is `tc.quantity`, one of a row `lotTableData.L-1.ptPpm`',
  access: allow({ flags: ['canAccessSettlement'] }),
  input: z.object({ ...paging(20), settlementId: id }),
  output: listOf(historyEntry),
});
