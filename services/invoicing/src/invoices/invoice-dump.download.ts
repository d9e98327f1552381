import { invoiceDump } from '@washcoat/contract-invoicing';
import type { InputOf } from '@washcoat/contract-kernel';
import { everyRow, exportFile, exportTicket, type Download, type Service } from '@washcoat/service-kit';
import { ISSUED, PENDING } from './invoice';
import { fileColumnsFor } from './invoice-file.columns';
import { listInvoices } from './invoice-list.repository';
import { invoiceSight } from './invoice.policy';
import { presentInvoice } from './invoice.presenter';

/** The list that each type of a download is of, and what the file is called. */
const lists: Record<number, { type: number; fileName: string }> = {
  1: { type: ISSUED, fileName: 'invoices-settled' },
  2: { type: PENDING, fileName: 'invoices-pending' },
  10: { type: 10, fileName: 'invoices-franchise' },
};

/** The code of the list that a download is of. */
export const listOfDump = ({ type }: { type: number }): number => lists[type]?.type ?? ISSUED;

/** What the link of a download carries; the order as the address has it. */
export function dumpTicket({ sort, ...input }: InputOf<typeof invoiceDump>): Record<string, string> {
  const order = sort?.map(({ columnId, direction }) => `${columnId}.${direction}`).join(',');
  return exportTicket({ ...input, sort: order });
}

/** A list of invoices whole, in its order: read page by page while the file is sent. */
export function invoiceDumpDownload({ platform }: Service): Download {
  return {
    call: invoiceDump,
    async make({ database, session, now }, input) {
      const { format, columns: chosen, type, ...selection } = invoiceDump.input.parse(input);
      const fileName = lists[type]?.fileName ?? 'invoices';
      const today = { now, timezone: platform.timezone };
      const rows = everyRow(async (page) => {
        const found = await listInvoices(
          database,
          session,
          { ...selection, type: listOfDump({ type }), ...page },
          today,
        );
        return {
          ...found,
          list: found.list.map((row) => presentInvoice(row, today, invoiceSight(row, session))),
        };
      });
      const columns = fileColumnsFor(session);
      return exportFile({ fileName, format, columns, chosen, rows, timeZone: platform.timezone });
    },
  };
}
