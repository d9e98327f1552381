import { sageExportFile } from '@washcoat/contract-invoicing';
import { dateText, id } from '@washcoat/contract-kernel';
import { everyRow, exportFile, type Download, type ExportColumn, type Service } from '@washcoat/service-kit';
import { z } from 'zod';
import type { SageExportLine } from './sage-export.model';
import { listExportLines } from './sage-export.repository';

const ticket = z.object({ exportId: id });

/** What the books take of an invoice; days as on the invoice, money to the cent. */
const columnsIn = (timezone: string): readonly ExportColumn<SageExportLine>[] => {
  const day = (moment: Date | null) => moment && dateText(moment, 'short', timezone);
  return [
    { id: 'invoiceNo', title: 'Invoice No', value: ({ invoiceNo }) => invoiceNo },
    { id: 'date', title: 'Date', value: ({ buyerFinalisedDate }) => day(buyerFinalisedDate) },
    { id: 'companyName', title: 'Company', value: ({ companyName }) => companyName },
    { id: 'parentCompanyName', title: 'Belongs To', value: ({ parentCompanyName }) => parentCompanyName },
    { id: 'facilityName', title: 'Facility', value: ({ facilityName }) => facilityName },
    { id: 'subtotal', title: 'Subtotal', value: ({ subtotal }) => Number(subtotal) },
    { id: 'tax', title: 'Tax', value: () => 0 },
    { id: 'grandtotal', title: 'Grand Total', value: ({ grandtotal }) => Number(grandtotal) },
    { id: 'amountPaid', title: 'Paid', value: ({ amountPaid }) => Number(amountPaid) },
    { id: 'paymentModes', title: 'Paid By', value: ({ paymentModes }) => paymentModes.join(', ') },
    { id: 'settledDate', title: 'Settled Date', value: ({ settledDate }) => day(settledDate) },
  ];
};

/** One export for the books as CSV: the same figures as often as it is asked for, whatever became of its invoices. */
export const sageDownload = ({ platform: { timezone } }: Service): Download => ({
  call: sageExportFile,
  async make({ database }, input) {
    const { exportId } = ticket.parse(input);
    const rows = everyRow(async () => {
      const list = await listExportLines(database, exportId);
      return { list, areMoreItemsAvailable: false, next: null };
    });
    return exportFile({ fileName: 'sage-invoices', format: 'csv', columns: columnsIn(timezone), rows });
  },
});
