import { assayProposal as noun, type AssayProposal } from '@washcoat/contract-converters';
import { CardHead, nounColumns } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, formatCount, formatNumber } from '@washcoat/ui';
import type { Column } from '@washcoat/ui/data-grid';
import { ProposalStatus } from './proposal-status';

/** The columns of the table. */
export const proposalColumns: Column<AssayProposal>[] = nounColumns(
  noun,
  {
    family: { minWidth: 150, priority: 1 },
    status: { minWidth: 112, priority: 1, render: (row) => <ProposalStatus status={row.status} /> },
    settlementNo: { minWidth: 130, priority: 2 },
    companyName: { minWidth: 160, priority: 3 },
    converterCount: {
      ...{ align: 'right', minWidth: 104, priority: 4 },
      render: ({ converterCount }) => formatNumber(converterCount),
    },
    createdDate: { minWidth: 184, priority: 2 },
    decidedBy: { minWidth: 130, priority: 5 },
  },
  ['family', 'status', 'settlementNo', 'companyName', 'converterCount', 'createdDate', 'decidedBy'],
);

/** A proposal on a phone. */
export function ProposalCard({ proposal }: { proposal: AssayProposal }) {
  const { family, status, settlementNo, companyName, converterCount, createdDate } = proposal;
  return (
    <>
      <CardHead>
        <strong>{family}</strong>
        <ProposalStatus status={status} />
      </CardHead>
      <FactList>
        <dt>Settlement</dt>
        <dd>{`${settlementNo}, ${companyName}`}</dd>
        <dt>Changes</dt>
        <dd>{formatCount(converterCount, 'converter')}</dd>
        <dt>Proposed</dt>
        <dd>
          <DateText value={createdDate} format="moment" />
        </dd>
      </FactList>
    </>
  );
}
