import type { Session } from '@washcoat/contract-entities';
import { conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import { insertExport, markExported, type SageExportRow } from './sage-export.repository';

/** Takes everything that is fully paid and not in the books yet into one export, so that nothing is there twice. */
export async function makeSageExport(
  { trx, now, audit }: Pick<UnitOfWork, 'trx' | 'now' | 'audit'>,
  session: Session,
): Promise<SageExportRow> {
  const exportId = newId();
  const { invoices, grandtotal } = await markExported(trx, session, { exportId, now });
  if (invoices === 0)
    throw conflict('There is nothing to export: no invoice was fully paid since.', 'NOTHING');
  const row: SageExportRow = {
    export_id: exportId,
    exported_at: now,
    exported_by: session.userId,
    exported_by_name: `${session.firstName} ${session.lastName}`.trim(),
    invoices,
    grandtotal,
  };
  await insertExport(trx, row);
  await audit({
    action: 'export',
    entity: 'sage export',
    entityId: exportId,
    after: { invoices, grandtotal },
  });
  return row;
}
