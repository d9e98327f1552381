import type { Settlement } from '@washcoat/contract-settlement';
import { hrefTo } from '@washcoat/platform-sdk';
import { DateText, FactList, LinkButton } from '@washcoat/ui';
import { actionsColumn, codeColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { statementPath, type SettlementListName } from './settlement-list';

const facts: Column<Settlement>[] = [
  codeColumn({
    id: 'settlementNo',
    title: 'Settlement No',
    value: (row) => row.settlementNo || 'None',
    minWidth: 136,
  }),
  textColumn({ id: 'shipmentNo', title: 'Shipment No', value: (row) => row.shipmentNo, priority: 4 }),
  textColumn({
    id: 'companyName',
    title: 'Company Name',
    value: (row) => row.companyName,
    minWidth: 160,
    priority: 1,
  }),
  textColumn({ id: 'facilityCity', title: 'Facility', value: (row) => row.facilityCity, priority: 5 }),
  dateColumn({
    id: 'createdDate',
    title: 'Created Date',
    value: (row) => row.createdDate,
    format: 'day',
    minWidth: 112,
    priority: 6,
  }),
  dateColumn({
    id: 'metalDueDate',
    title: 'MDD',
    value: (row) => row.metalDueDate,
    format: 'day',
    priority: 2,
  }),
  dateColumn({
    id: 'receivedDate',
    title: 'Received Date',
    value: (row) => row.receivedDate,
    format: 'day',
    minWidth: 120,
    priority: 3,
  }),
  dateColumn({
    id: 'completedDate',
    title: 'Completed Date',
    value: (row) => row.completedDate,
    format: 'day',
    minWidth: 128,
    priority: 3,
  }),
];

const print = actionsColumn<Settlement>({
  width: 92,
  render: (row) => (
    <LinkButton
      size={28}
      {...hrefTo(statementPath(row.settlementId))}
      aria-label={`Print ${row.settlementNo}`}
    >
      PRINT
    </LinkButton>
  ),
});

/** The columns of each list; completed settlements can be printed from it. */
export const settlementColumns: Record<SettlementListName, Column<Settlement>[]> = {
  open: facts,
  completed: [...facts, print],
};

/** A settlement on a phone. */
export function SettlementCard({ row }: { row: Settlement }) {
  return (
    <>
      <strong>{row.settlementNo || 'None'}</strong> {row.companyName}
      <FactList>
        <dt>Shipment No</dt>
        <dd>{row.shipmentNo || 'None'}</dd>
        <dt>Facility</dt>
        <dd>{row.facilityCity}</dd>
        <dt>MDD</dt>
        <dd>
          <DateText value={row.metalDueDate} format="day" />
        </dd>
        <dt>{row.isComplete ? 'Completed Date' : 'Created Date'}</dt>
        <dd>
          <DateText value={row.completedDate ?? row.createdDate} format="day" />
        </dd>
      </FactList>
    </>
  );
}
