import { settlementChanged } from '@washcoat/contract-settlement';
import { keepCopy } from '@washcoat/service-kit';

/** Keeps when the metal of a settlement is due, how much, and how much of it is hedged; also that it was completed. */
export const keepSettlement = keepCopy({
  name: 'keep-settlement',
  event: settlementChanged,
  table: 'settlement_copy',
  key: 'settlement_id',
  columns: ({ settlementId, version, settlementNo, companyId, companyName, ...settlement }) => ({
    ...{ settlement_id: settlementId, version, settlement_no: settlementNo },
    ...{ company_id: companyId, company_name: companyName },
    metal_due_at: settlement.metalDueDate,
    is_complete: settlement.isComplete,
    amount: settlement.totalSettlementAmount,
    pt_due: settlement.returnOz.pt,
    pd_due: settlement.returnOz.pd,
    rh_due: settlement.returnOz.rh,
    pt_hedged: settlement.hedgedOz.pt,
    pd_hedged: settlement.hedgedOz.pd,
    rh_hedged: settlement.hedgedOz.rh,
  }),
});
