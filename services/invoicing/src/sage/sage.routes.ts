import { sageExportFile, sageExportList, sageExportMake } from '@washcoat/contract-invoicing';
import { downloadLink, notFound, read, write, type Route, type Service } from '@washcoat/service-kit';
import { isTotalSeen } from '../invoices/invoice.policy';
import { makeSageExport } from './make-sage-export';
import { findExport, listExports } from './sage-export.repository';

const SHOWN = 20;

/** What goes to the books, and what went there before. */
export const sageRoutes = (service: Service): readonly Route[] => [
  write(sageExportMake, async (context) => {
    const { exportId, invoices } = await makeSageExport(context, context.session);
    const store = { name: service.name, database: context.trx };
    const link = await downloadLink(store, sageExportFile, { exportId }, context);
    const what = invoices === 1 ? '1 invoice' : `${invoices} invoices`;
    return { message: `Exported ${what}`, exportId, invoices, link };
  }),
  read(sageExportList, async ({ database, session }) => {
    const rows = await listExports(database, SHOWN);
    return {
      list: rows.map((row) => ({
        exportId: row.exportId,
        exportedAt: row.exportedAt.toISOString(),
        exportedBy: row.exportedByName,
        invoices: row.invoices,
        ...(isTotalSeen(session) ? { grandtotal: Number(row.grandtotal) } : {}),
      })),
      areMoreItemsAvailable: false,
    };
  }),
  read(sageExportFile, async (context, { exportId }) => {
    if (!(await findExport(context.database, exportId))) throw notFound('This export');
    return { link: await downloadLink(service, sageExportFile, { exportId }, context) };
  }),
];
