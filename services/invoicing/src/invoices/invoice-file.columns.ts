import type { Session } from '@washcoat/contract-entities';
import type { Invoice } from '@washcoat/contract-invoicing';
import { isOfHouse } from '@washcoat/contract-kernel';
import type { ExportColumn } from '@washcoat/service-kit';
import { isTotalSeen } from './invoice.policy';

const moment = (text: string | null) => (text === null ? null : new Date(text));
const nameOf = ({ assistantFirstName, assistantLastName }: Invoice) =>
  [assistantFirstName, assistantLastName].filter(Boolean).join(' ');

const statuses: Record<Invoice['status'], string> = {
  pending: 'Pending',
  open: 'Open',
  partlyPaid: 'Partly paid',
  settled: 'Settled',
  overpaid: 'Overpaid',
};

const columns: readonly ExportColumn<Invoice>[] = [
  { id: 'invoiceNo', title: 'Invoice No', value: ({ invoiceNo, loadName }) => invoiceNo ?? loadName },
  { id: 'createdDate', title: 'Created', value: ({ createdDate }) => moment(createdDate) },
  { id: 'companyName', title: 'Company', value: ({ companyName }) => companyName },
  { id: 'facilityName', title: 'Facility', value: ({ facilityName }) => facilityName },
  { id: 'buyer', title: 'Buyer', value: nameOf },
  { id: 'grandtotal', title: 'Grand Total', value: ({ grandtotal = null }) => grandtotal },
  { id: 'amountPaid', title: 'Paid', value: ({ amountPaid = null }) => amountPaid },
  { id: 'balance', title: 'Balance', value: ({ balance = null }) => balance },
  { id: 'dueDays', title: 'Due Days', value: ({ dueDays }) => dueDays },
  { id: 'invoiceSettledDate', title: 'Settled Date', value: (row) => moment(row.invoiceSettledDate) },
  { id: 'status', title: 'Status', value: ({ status }) => statuses[status] },
];

const lotColumns: readonly ExportColumn<Invoice>[] = [
  { id: 'loadInfo', title: 'Lot Info', value: ({ loadInfo = null }) => loadInfo },
  { id: 'dieselLot', title: 'Diesel Lot', value: ({ dieselLot = null }) => dieselLot },
  { id: 'ceramicLot', title: 'Ceramic Lot', value: ({ ceramicLot = null }) => ceramicLot },
  { id: 'foilLot', title: 'Foil Lot', value: ({ foilLot = null }) => foilLot },
  { id: 'afmLot', title: 'Aftermarket Lot', value: ({ afmLot = null }) => afmLot },
];

const money: readonly string[] = ['grandtotal', 'amountPaid', 'balance'];

/** The columns of a list of invoices as a file, those of money for those who see sums, of lots for the house. */
export function fileColumnsFor(session: Session): readonly ExportColumn<Invoice>[] {
  const shown = isTotalSeen(session) ? columns : columns.filter(({ id }) => !money.includes(id));
  return isOfHouse(session) ? [...shown, ...lotColumns] : shown;
}
