import type { Transaction } from '@washcoat/contract-reporting';
import { TypePill } from '@washcoat/ui';
import {
  codeColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';

/** The columns of the transactions report, each with room for what usually stands in it; all fit 1440 px. */
export const columns: Column<Transaction>[] = [
  textColumn({
    id: 'assistantName',
    title: 'Assistant',
    value: (row) => row.assistantName,
    minWidth: 102,
    priority: 5,
  }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 125,
    priority: 2,
  }),
  textColumn({
    id: 'facilityCity',
    title: 'Facility',
    value: (row) => row.facilityCity,
    minWidth: 76,
    priority: 4,
  }),
  textColumn({ id: 'family', title: 'Family', value: (row) => row.family, minWidth: 112, priority: 7 }),
  textColumn({
    id: 'invoiceNo',
    title: 'Invoice',
    value: (row) => row.invoiceNo,
    minWidth: 92,
    isWhole: true,
    priority: 2,
  }),
  textColumn({
    id: 'manufacturer',
    title: 'Manufacturer',
    value: (row) => row.manufacturer,
    minWidth: 98,
    priority: 6,
  }),
  codeColumn({ id: 'oem', title: 'OEM', value: (row) => row.oem, minWidth: 104 }),
  {
    id: 'type',
    title: 'Type',
    render: (row) => <TypePill type={row.type} />,
    minWidth: 68,
    priority: 6,
    skeleton: 'pill',
  },
  moneyColumn({
    id: 'adjustedPrice',
    title: 'Adjusted',
    value: (row) => row.adjustedPrice,
    bold: true,
    minWidth: 80,
    priority: 1,
  }),
  moneyColumn({
    id: 'basePrice',
    title: 'Base Price',
    value: (row) => row.basePrice,
    muted: true,
    minWidth: 78,
    priority: 5,
  }),
  numberColumn({ id: 'finalQty', title: 'QTY', value: (row) => row.finalQty, minWidth: 48, priority: 1 }),
  dateColumn({
    id: 'createdDate',
    title: 'Date',
    value: (row) => row.createdDate,
    minWidth: 104,
    format: 'day',
    priority: 3,
  }),
];
