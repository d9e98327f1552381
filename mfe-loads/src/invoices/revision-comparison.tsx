import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { problemText } from '@washcoat/platform-sdk';
import { FailedPart, SelectField, Skeleton, Stack } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { DialogTable } from './dialog-table.style';
import { useInvoiceRevisionQuery } from './invoices.api';
import { changesBetween } from './revision-changes';

const LOAD_FAILED = 'The revisions did not load.';

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space(3)};
`;

const Table = styled(DialogTable)`
  table-layout: fixed;

  & th,
  & td {
    overflow-wrap: anywhere;
  }
`;

const Same = styled.p`
  color: ${({ theme }) => theme.color.text2};
`;

export interface RevisionComparisonProps {
  loadId: string;
  revisions: InvoiceDetail['revisions'];
}

/** Two revisions side by side: only what differs between them. The last two unless others are chosen. */
export function RevisionComparison({ loadId, revisions }: RevisionComparisonProps) {
  const [chosen, setChosen] = useState(() => ({ before: revisions.length - 1, after: revisions.length }));
  const before = useInvoiceRevisionQuery({ loadId, revision: chosen.before });
  const after = useInvoiceRevisionQuery({ loadId, revision: chosen.after });
  const options = revisions.map(({ revision }) => ({
    value: String(revision),
    label: `Revision ${revision}`,
  }));
  const pick = (side: 'before' | 'after', label: string) => (
    <SelectField
      label={label}
      options={options}
      value={String(chosen[side])}
      onChange={(value) => setChosen({ ...chosen, [side]: Number(value) })}
    />
  );
  const error = before.error ?? after.error;
  const retry = () => {
    void before.refetch();
    void after.refetch();
  };
  return (
    <Stack>
      <Two>
        {pick('before', 'Compare')}
        {pick('after', 'With')}
      </Two>
      {error ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={retry} plain />
      ) : before.currentData && after.currentData ? (
        <Changes changes={changesBetween(before.currentData, after.currentData)} {...chosen} />
      ) : (
        <Skeleton $height="120px" />
      )}
    </Stack>
  );
}

interface ChangesProps {
  changes: ReturnType<typeof changesBetween>;
  before: number;
  after: number;
}

function Changes({ changes, before, after }: ChangesProps) {
  if (changes.length === 0) return <Same>Nothing differs between these two revisions.</Same>;
  return (
    <Table aria-label={`Revision ${before} and revision ${after}`}>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Revision {before}</th>
          <th scope="col">Revision {after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.id}>
            <th scope="row">{change.name}</th>
            <td>{change.before || 'Not there'}</td>
            <td>{change.after || 'Not there'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
