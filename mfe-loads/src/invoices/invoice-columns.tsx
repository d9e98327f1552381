import type { Invoice } from '@washcoat/contract-invoicing';
import { isOfHouse } from '@washcoat/contract-kernel';
import type { Session } from '@washcoat/platform-sdk';
import { Code, DateText, FactList, Money } from '@washcoat/ui';
import {
  codeColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import styled from 'styled-components';
import { InvoiceStatus } from './invoice-status';

const facts: Column<Invoice>[] = [
  dateColumn({
    id: 'createdDate',
    title: 'Created',
    value: (row) => row.createdDate,
    format: 'short',
    sortable: true,
    minWidth: 92,
    priority: 3,
  }),
  textColumn({
    id: 'companyName',
    sortable: true,
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 172,
    flex: 1.4,
    priority: 1,
  }),
  textColumn({
    id: 'facilityName',
    sortable: true,
    title: 'Facility',
    value: (row) => row.facilityName,
    minWidth: 88,
    priority: 5,
  }),
  textColumn({ id: 'buyer', title: 'Buyer', value: buyerOf, sortable: true, minWidth: 108, priority: 6 }),
  moneyColumn({
    id: 'grandtotal',
    title: 'Grand Total',
    value: (row) => row.grandtotal,
    sortable: true,
    minWidth: 100,
    priority: 2,
  }),
  moneyColumn({
    id: 'amountPaid',
    sortable: true,
    title: 'Paid',
    value: (row) => row.amountPaid,
    muted: true,
    minWidth: 92,
    priority: 4,
  }),
  moneyColumn({
    id: 'balance',
    sortable: true,
    title: 'Balance',
    value: (row) => row.balance,
    bold: true,
    minWidth: 92,
    priority: 1,
  }),
  numberColumn({
    id: 'dueDays',
    title: 'Due Days',
    value: (row) => row.dueDays,
    sortable: true,
    minWidth: 80,
    priority: 4,
  }),
  dateColumn({
    id: 'invoiceSettledDate',
    title: 'Settled Date',
    value: (row) => row.invoiceSettledDate,
    format: 'short',
    minWidth: 104,
    priority: 5,
  }),
  {
    id: 'status',
    title: 'Status',
    render: (row) => <InvoiceStatus status={row.status} />,
    minWidth: 112,
    priority: 1,
    skeleton: 'pill',
  },
];

const lot = (id: 'loadInfo' | 'dieselLot' | 'ceramicLot' | 'foilLot' | 'afmLot', title: string) =>
  textColumn<Invoice>({ id, title, value: (row) => row[id] ?? '', offByDefault: true, priority: 7 });

/** Shown when they are chosen. */
const lots: Column<Invoice>[] = [
  lot('loadInfo', 'Lot Info'),
  lot('dieselLot', 'Diesel Lot'),
  lot('ceramicLot', 'Ceramic Lot'),
  lot('foilLot', 'Foil Lot'),
  lot('afmLot', 'Aftermarket Lot'),
];

const money = ['grandtotal', 'amountPaid', 'balance'];

const number = { id: 'invoiceNo', title: 'Invoice No', value: titleOf, sortable: true };

/**
 * The columns of a list, those of money for those who see sums, of lots for the house.
 * Pending orders go by the names of their loads, which need more room.
 */
export function invoiceColumns(
  isPending: boolean,
  { canSeeSubtotal: areSumsShown, hierarchy }: Pick<Session, 'canSeeSubtotal' | 'hierarchy'>,
): Column<Invoice>[] {
  const shown = areSumsShown ? facts : facts.filter(({ id }) => !money.includes(id));
  const all = [codeColumn({ ...number, minWidth: isPending ? 200 : 124 }), ...shown];
  return isOfHouse({ hierarchy }) ? [...all, ...lots] : all;
}

/** The invoice's number; a pending one has none yet and goes by the name of its load. */
export function titleOf({ invoiceNo, loadName }: Pick<Invoice, 'invoiceNo' | 'loadName'>): string {
  return invoiceNo ?? loadName;
}

/** The buyer's name; empty when nobody bought yet. */
export function buyerOf({
  assistantFirstName,
  assistantLastName,
}: Pick<Invoice, 'assistantFirstName' | 'assistantLastName'>): string {
  return [assistantFirstName, assistantLastName].filter(Boolean).join(' ');
}

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(1)};
`;

/** An invoice on a phone. */
export function InvoiceCard({ row }: { row: Invoice }) {
  return (
    <>
      <Line>
        <Code>{titleOf(row)}</Code>
        {row.balance !== undefined && <Money value={row.balance} bold />}
      </Line>
      <Line>
        {row.companyName}
        <InvoiceStatus status={row.status} />
      </Line>
      <FactList>
        {row.grandtotal !== undefined && (
          <>
            <dt>Grand Total</dt>
            <dd>
              <Money value={row.grandtotal} />
            </dd>
          </>
        )}
        <dt>Created</dt>
        <dd>
          <DateText value={row.createdDate} format="short" />
        </dd>
        <dt>Facility</dt>
        <dd>{row.facilityName}</dd>
      </FactList>
    </>
  );
}
