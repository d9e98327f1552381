import type { Session } from '@washcoat/contract-entities';
import { conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import type { SageExport } from './sage-export.model';
import { insertExport, markExported } from './sage-export.repository';

/** Takes everything that is fully paid and not in the books yet into one export, so that nothing is there twice. */
export async function makeSageExport(
  { trx, now, audit }: Pick<UnitOfWork, 'trx' | 'now' | 'audit'>,
  session: Session,
): Promise<SageExport> {
  const exportId = newId();
  const { invoices, grandtotal } = await markExported(trx, session, { exportId, now });
  if (invoices === 0)
    throw conflict('There is nothing to export: no invoice was fully paid since.', 'NOTHING');
  const made: SageExport = {
    exportId,
    exportedAt: now,
    exportedBy: session.userId,
    exportedByName: `${session.firstName} ${session.lastName}`.trim(),
    invoices,
    grandtotal,
  };
  await insertExport(trx, session, made);
  await audit({
    action: 'export',
    entity: 'sage export',
    entityId: exportId,
    after: { invoices, grandtotal },
  });
  return made;
}
