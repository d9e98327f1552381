import { recordRoom, type LiveRecords } from '@washcoat/service-kit';
import { SettlementModel } from '../settlements/settlement.model';

const { columns: s } = SettlementModel;

/** Open settlements: every save is told to the pages that have it open. */
export const liveSettlements: LiveRecords = {
  recordOf: ({ entity, entityId }) => (entity === 'settlement' ? entityId : null),
  async signalsOf(database, settlementIds, at) {
    const changed = await SettlementModel.query(database)
      .whereIn(s.settlementId, [...settlementIds])
      .select(s.settlementId, s.version);
    return changed.map(({ settlementId: recordId, version }) => ({
      kind: 'changed',
      rooms: [recordRoom('settlement', recordId)],
      change: { topic: 'record', recordId, version, at: at.toISOString() },
    }));
  },
};
