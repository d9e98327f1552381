import {
  exactColumn,
  listColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  wholeColumn,
  type RecordOf,
} from '@washcoat/service-kit';

const exported = {
  exportId: textColumn,
  exportedAt: momentColumn,
  exportedBy: textColumn,
  exportedByName: textColumn,
  invoices: wholeColumn,
  grandtotal: exactColumn,
};

/** What went to the books at one time; the total is decimal text in dollars. */
export type SageExport = RecordOf<typeof exported>;

/** An export as it is stored. */
export class SageExportModel extends tableModel('sage_export', ['exportId'], exported) {}

const line = {
  exportId: textColumn,
  loadId: textColumn,
  invoiceNo: textColumn,
  buyerFinalisedDate: optional(momentColumn),
  companyName: textColumn,
  parentCompanyName: optional(textColumn),
  facilityName: textColumn,
  subtotal: exactColumn,
  grandtotal: exactColumn,
  amountPaid: exactColumn,
  paymentModes: listColumn,
  settledDate: optional(momentColumn),
};

/** What went to the books of one invoice, as it was then. */
export type SageExportLine = RecordOf<typeof line>;

/** A line of an export as it is stored. */
export class SageExportLineModel extends tableModel('sage_export_line', ['exportId', 'loadId'], line) {}
