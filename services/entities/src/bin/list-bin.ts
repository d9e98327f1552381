import type { Session, userBin } from '@washcoat/contract-entities';
import type { BinnedRecord, InputOf } from '@washcoat/contract-kernel';
import { binEnd, containingWords, mapPage, type Page, pageOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { binned, searchedColumn, withBinColumns, type Binnable, type BinnedRow } from './bin.repository';

type Filters = InputOf<typeof userBin> & { isFranchise?: boolean };

/** The records of a table that can be restored, newest first. `isFranchise` tells franchises from other companies. */
export async function listBin(
  { database, session, now }: { database: Knex; session: Session; now: Date },
  table: Binnable,
  { text, isFranchise, ...page }: Filters,
): Promise<Page<BinnedRecord>> {
  const query = binned(database, session, table, now);
  if (text) containingWords(query, searchedColumn(table), text);
  if (isFranchise !== undefined) void query.where(`${table}.is_franchise`, isFranchise);
  return mapPage(await pageOf<BinnedRow>(withBinColumns(query, database, table), page), presentBinned);
}

function presentBinned(row: BinnedRow): BinnedRecord {
  return {
    recordId: row.record_id,
    name: row.name,
    detail: row.detail,
    companyName: row.company_name,
    deletedDate: row.deleted_at.toISOString(),
    deletedBy: row.deleted_by_name ?? '',
    until: binEnd(row.deleted_at).toISOString(),
  };
}
