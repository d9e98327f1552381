import { settlement as noun, type Settlement } from '@washcoat/contract-settlement';
import { hrefTo } from '@washcoat/platform-sdk';
import { nounColumns } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, LinkButton } from '@washcoat/ui';
import { actionsColumn, codeColumn, type Column } from '@washcoat/ui/data-grid';
import styled from 'styled-components';
import { statementPath, type SettlementListName } from './settlement-list';

const facts: Column<Settlement>[] = [
  codeColumn({
    id: 'settlementNo',
    title: noun.fields.settlementNo.label,
    value: (row) => row.settlementNo || 'None',
    minWidth: 136,
  }),
  ...nounColumns(
    noun,
    {
      shipmentNo: { priority: 4 },
      companyName: { minWidth: 160, priority: 1 },
      facilityCity: { priority: 5 },
      createdDate: { minWidth: 112, priority: 6 },
      metalDueDate: { title: 'MDD', priority: 2 },
      receivedDate: { minWidth: 120, priority: 3 },
      completedDate: { minWidth: 128, priority: 3 },
    },
    [
      ...(['shipmentNo', 'companyName', 'facilityCity', 'createdDate'] as const),
      ...(['metalDueDate', 'receivedDate', 'completedDate'] as const),
    ],
  ),
];

/** Leads to the statement of a settlement. */
function PrintLink({ row, size }: { row: Settlement; size: 28 | 44 }) {
  const label = `Print ${row.settlementNo}`.trim();
  return (
    <LinkButton size={size} {...hrefTo(statementPath(row.settlementId))} aria-label={label}>
      PRINT
    </LinkButton>
  );
}

const print = actionsColumn<Settlement>({
  width: 92,
  render: (row) => <PrintLink row={row} size={28} />,
});

/** The columns of each list; completed settlements can be printed from it. */
export const settlementColumns: Record<SettlementListName, Column<Settlement>[]> = {
  open: facts,
  completed: [...facts, print],
};

const CardTitle = styled.p`
  margin-bottom: ${({ theme }) => theme.space(2)};
`;

const CardActions = styled.div`
  margin-top: ${({ theme }) => theme.space(3)};
`;

/** A settlement on a phone. */
export function SettlementCard({ row }: { row: Settlement }) {
  return (
    <>
      <CardTitle>
        <strong>{row.settlementNo || 'None'}</strong> {row.companyName}
      </CardTitle>
      <FactList>
        <dt>{noun.fields.shipmentNo.label}</dt>
        <dd>{row.shipmentNo || 'None'}</dd>
        <dt>{noun.fields.facilityCity.label}</dt>
        <dd>{row.facilityCity}</dd>
        <dt>MDD</dt>
        <dd>
          <DateText value={row.metalDueDate} format="day" />
        </dd>
        <dt>{noun.fields[row.isComplete ? 'completedDate' : 'createdDate'].label}</dt>
        <dd>
          <DateText value={row.completedDate ?? row.createdDate} format="day" />
        </dd>
      </FactList>
      {row.isComplete && (
        <CardActions>
          <PrintLink row={row} size={44} />
        </CardActions>
      )}
    </>
  );
}
