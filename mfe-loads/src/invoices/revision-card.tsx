import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { Button, Card, DateText, Dialog } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { HistorySteps } from '../history/history-steps.style';
import { RevisionComparison } from './revision-comparison';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};

  & h2 {
    ${({ theme }) => theme.text.t13}
    font-weight: 500;
  }
  & p {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

type Revision = InvoiceDetail['revisions'][number];

/** The latest revision in one line, with the history of all; nothing while the invoice was never changed. */
export function RevisionCard({ loadId, revisions }: Pick<InvoiceDetail, 'loadId' | 'revisions'>) {
  const [isOpen, setOpen] = useState(false);
  const latest = revisions.at(-1);
  if (!latest || revisions.length < 2) return null;
  return (
    <Card>
      <Line>
        <div>
          <h2>Revision {latest.revision}</h2>
          <RevisionWords revision={latest} />
        </div>
        <Button size={28} onClick={() => setOpen(true)}>
          History
        </Button>
      </Line>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Revisions" width={880}>
        <RevisionComparison loadId={loadId} revisions={revisions} />
        <h3>History</h3>
        <HistorySteps reversed>
          {[...revisions].reverse().map((revision) => (
            <li key={revision.revision}>
              <strong>Revision {revision.revision}</strong>
              <RevisionWords revision={revision} />
            </li>
          ))}
        </HistorySteps>
      </Dialog>
    </Card>
  );
}

function RevisionWords({ revision: { change, by, at } }: { revision: Revision }) {
  return (
    <p>
      {[change, by].filter(Boolean).map((words) => `${words}, `)}
      <DateText value={at} format="short" />
    </p>
  );
}
