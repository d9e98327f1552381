import { problemOf, problemText, usePageHeading, useParams } from '@washcoat/platform-sdk';
import { FailedPart, Notice, Page, Skeleton, Stack } from '@washcoat/ui';
import { useAssayProposalQuery } from './assay-proposals.api';
import { ProposalActions } from './proposal-actions';
import { ProposalEvidence } from './proposal-evidence';
import { ProposalLines } from './proposal-lines';
import { ProposalStatus } from './proposal-status';

const LIST = '/assay-proposals';
const LOAD_FAILED = 'The proposal did not load. The rest of Washcoat works.';

/** What one settlement says of the assays of a family: the evidence, each converter before and after, and the decision. */
export default function AssayProposalScreen() {
  const { assayProposalId = '' } = useParams();
  const { data: proposal, error, refetch } = useAssayProposalQuery({ assayProposalId });
  const isGone = error !== undefined && [400, 404].includes(problemOf(error).status);
  usePageHeading({
    heading: proposal && !isGone ? `${proposal.family}, ${proposal.settlementNo}` : 'Assay Proposal',
    backTo: LIST,
    status: proposal && !isGone && <ProposalStatus status={proposal.status} />,
    actions: proposal && !isGone && <ProposalActions proposal={proposal} />,
  });
  if (isGone || (!proposal && error)) {
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This proposal is gone.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={LIST}
          homeLabel="Back to the proposals"
        />
      </Page>
    );
  }
  if (!proposal)
    return (
      <Page aria-busy>
        <Skeleton $height="176px" />
        <Skeleton $height="320px" />
      </Page>
    );
  const isChanged = proposal.status === 'open' && proposal.lines.some((line) => line.isChanged);
  return (
    <Page>
      <Stack>
        {isChanged && (
          <Notice tone="warning">
            Weight or assay of a converter here was changed since this was proposed. Work it out again before
            you accept it.
          </Notice>
        )}
        {proposal.reason && <Notice tone="info">{`Why: ${proposal.reason}`}</Notice>}
        <ProposalEvidence proposal={proposal} />
        <ProposalLines proposal={proposal} />
      </Stack>
    </Page>
  );
}
