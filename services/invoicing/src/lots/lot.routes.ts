import { lotUpdate } from '@washcoat/contract-invoicing';
import { id } from '@washcoat/contract-kernel';
import {
  downloadLink,
  everyRow,
  exportFile,
  write,
  type Download,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { z } from 'zod';
import { fileColumnsFor } from '../invoices/invoice-file.columns';
import { InvoiceModel } from '../invoices/invoice.model';
import { invoiceSight } from '../invoices/invoice.policy';
import { presentInvoice } from '../invoices/invoice.presenter';
import { findInvoices } from '../invoices/invoice.repository';
import { updateLots } from './update-lots';

const ticket = z.object({ loadIds: z.array(id) });

/** Stamping lots on invoices; the link is part of what is saved. */
export const lotRoutes = ({ name }: Service): readonly Route[] => [
  write(lotUpdate, async (context, input) => {
    await updateLots(context, context.session, input);
    const { loadIds } = input;
    const link = await downloadLink({ name, database: context.trx }, lotUpdate, { loadIds }, context);
    return { message: 'Successfully updated the Lot info', link };
  }),
];

/** The invoices that were stamped, with their lots. */
export const lotDownload = ({ platform: { timezone } }: Service): Download => ({
  call: lotUpdate,
  async make({ database, session, now }, input) {
    const { loadIds } = ticket.parse(input);
    const rows = everyRow(async () => {
      const found = await findInvoices(database, session, (query) =>
        query.whereIn(InvoiceModel.columns.loadId, loadIds),
      );
      const list = found.map((row) => presentInvoice(row, { now, timezone }, invoiceSight(row, session)));
      return { list, areMoreItemsAvailable: false, next: null };
    });
    const columns = fileColumnsFor(session);
    return exportFile({ fileName: 'lots', format: 'csv', columns, rows, timeZone: timezone });
  },
});
