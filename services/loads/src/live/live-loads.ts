import { loadTypes } from '@washcoat/contract-loads';
import { recordRoom, topicRooms, type LiveRecords, type LiveSignal } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.model';

interface ChangedLoad {
  load_id: string;
  version: number;
  type: number;
  company_id: string;
  parent_company_id: string | null;
  seller_user_id: string | null;
  deleted_at: Date | null;
  video_grader_id: string | null;
}

/**
 * Open loads and the lists of carts: whatever changes a load or its items is in the audit trail, and so on every page
 * that shows it.
 */
export const liveLoads: LiveRecords = {
  recordOf({ entity, entityId, before, after }) {
    if (entity === 'load') return entityId;
    if (entity !== 'load_item') return null;
    const loadId: unknown = Reflect.get(Object(after ?? before), 'loadId');
    return typeof loadId === 'string' ? loadId : null;
  },
  async signalsOf(database, loadIds, at) {
    const loads: ChangedLoad[] = await database('load')
      .leftJoin('company_copy', 'company_copy.company_id', 'load.company_id')
      .whereIn('load.load_id', loadIds)
      .select(
        'load.load_id',
        'load.version',
        'load.type',
        'load.company_id',
        'load.seller_user_id',
        'load.deleted_at',
        'load.video_grader_id',
        'company_copy.parent_company_id',
      );
    return loads.flatMap((load) => signalsOfLoad(load, at.toISOString()));
  },
};

type Sold = Pick<LoadRecord, 'loadId' | 'version' | 'companyId' | 'parentCompanyId' | 'updatedAt'>;

/** What is told of a load that has another customer: who may see it is asked anew, and the former one's lists are stale. */
export function customerSignals(before: Sold, after: Sold): LiveSignal[] {
  const at = after.updatedAt.toISOString();
  const { loadId: recordId, version } = after;
  return [
    {
      kind: 'changed',
      rooms: [recordRoom('load', recordId)],
      change: { topic: 'record', recordId, version, at },
      isMoved: true,
    },
    {
      kind: 'changed',
      rooms: listsOf(before.companyId, before.parentCompanyId),
      change: { topic: 'loads', at },
    },
  ];
}

const listsOf = (companyId: string, parentCompanyId: string | null) => [
  topicRooms.ofCompany('loads', companyId),
  ...(parentCompanyId ? [topicRooms.ofCompany('loads', parentCompanyId)] : []),
];

function signalsOfLoad(load: ChangedLoad, at: string): LiveSignal[] {
  const { load_id: recordId, version, company_id, parent_company_id: parent, seller_user_id: seller } = load;
  const lists = [
    topicRooms.ofHouse('loads'),
    ...listsOf(company_id, parent),
    ...(seller ? [topicRooms.ofPerson('loads', seller)] : []),
  ];
  return [
    {
      kind: 'changed',
      rooms: [recordRoom('load', recordId)],
      change: { topic: 'record', recordId, version, at },
      // Of a grading session each change is asked about: it may have begun with it, or be over.
      isMoved: load.type === loadTypes.invoice || load.deleted_at !== null || load.video_grader_id !== null,
    },
    { kind: 'changed', rooms: lists, change: { topic: 'loads', at } },
  ];
}
