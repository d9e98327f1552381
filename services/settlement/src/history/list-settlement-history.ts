import type { Session } from '@washcoat/contract-entities';
import type { HistoryEntry, InputOf } from '@washcoat/contract-kernel';
import type { settlementHistory } from '@washcoat/contract-settlement';
import { auditTrail, mapPage, notFound, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findSettlement } from '../settlements/settlement.repository';
import { settlementChanges } from './settlement-changes';

/**
 * Who changed a settlement and what, newest first, field by field; boxes by the number of their invoice.
 *
 * @throws Problem 404 for one that is unknown or out of scope
 */
export async function listSettlementHistory(
  { database, session }: { database: Knex; session: Session },
  { settlementId, ...page }: InputOf<typeof settlementHistory>,
): Promise<Page<HistoryEntry>> {
  const settlement = await findSettlement(database, session, settlementId);
  if (!settlement) throw notFound('This settlement');
  const asked = { entity: 'settlement', entityId: settlement.settlementId, ...page };
  const trail = await auditTrail(database, asked, settlementChanges);
  const invoices = await invoiceNumbers(database, trail.list);
  return mapPage(trail, (entry) => ({
    ...entry,
    changes: entry.changes.map((change) =>
      change.field === 'boxes' ? { ...change, after: withNumbers(change.after, invoices) } : change,
    ),
  }));
}

const anId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

const withNumbers = (boxes: string | null, invoices: ReadonlyMap<string, string>) =>
  boxes?.replace(anId, (loadId) => invoices.get(loadId) ?? 'An invoice') ?? null;

async function invoiceNumbers(
  database: Knex,
  entries: readonly HistoryEntry[],
): Promise<ReadonlyMap<string, string>> {
  const loadIds = entries.flatMap(({ changes }) =>
    changes.flatMap(({ field, after }) => (field === 'boxes' ? (after?.match(anId) ?? []) : [])),
  );
  if (!loadIds.length) return new Map();
  const rows: { load_id: string; invoice_no: string }[] = await database('bought_invoice')
    .whereIn('load_id', loadIds)
    .select('load_id', 'invoice_no');
  return new Map(rows.map(({ load_id, invoice_no }) => [load_id, invoice_no]));
}
