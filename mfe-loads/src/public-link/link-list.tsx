import type { LoadLink } from '@washcoat/contract-loads';
import { problemText } from '@washcoat/platform-sdk';
import { Button, DateText, FailedPart, formatCount, Skeleton, Stack, toast } from '@washcoat/ui';
import { HistorySteps } from '../history/history-steps.style';
import { askedList } from '../live/live-query';
import { useLoadLinksQuery, useRevokeLinkMutation } from './links.api';

const LOAD_FAILED = 'The links did not load.';
const REVOKE_FAILED = 'The link was not ended. Try again.';

/** The links of a load: for whom, who opened and approved it and when, and a way to end each. */
export function LinkList({ loadId }: { loadId: string }) {
  const { data, error, refetch } = useLoadLinksQuery({ loadId }, askedList);
  if (!data && error)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />;
  if (!data) return <Skeleton $height="48px" />;
  if (!data.list.length) return null;
  return (
    <HistorySteps reversed aria-label="Links of this load">
      {data.list.map((link) => (
        <li key={link.linkId}>
          <Link loadId={loadId} link={link} />
        </li>
      ))}
    </HistorySteps>
  );
}

function Link({ loadId, link }: { loadId: string; link: LoadLink }) {
  const { linkId, madeFor, madeBy, madeAt, isOpen, visits, visitedAt } = link;
  const [revoke, { isLoading }] = useRevokeLinkMutation();
  const end = async () => {
    const { data, error } = await revoke({ loadId, linkId });
    if (data) toast.success(data.message);
    else toast.error(problemText(error, REVOKE_FAILED));
  };
  return (
    <Stack $gap={2}>
      <div>
        <strong>For {madeFor}</strong>
        <p>
          Made by {madeBy}, <DateText value={madeAt} format="moment" />
        </p>
        <p>
          {visits === 0 ? (
            'Not opened yet'
          ) : (
            <>
              Opened {formatCount(visits, 'time')}, last <DateText value={visitedAt} format="moment" />
            </>
          )}
        </p>
        <Approved link={link} />
        <Rejected link={link} />
        <Until link={link} />
      </div>
      {isOpen && (
        <div>
          <Button aria-label={`End the link for ${madeFor}`} busy={isLoading} onClick={() => void end()}>
            End link
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Approved({ link: { approvedAt, approvedBy, isApprovalCurrent } }: { link: LoadLink }) {
  if (!approvedAt) return null;
  return (
    <p>
      Approved by {approvedBy}, <DateText value={approvedAt} format="moment" />
      {isApprovalCurrent ? '' : '; the list was changed since'}
    </p>
  );
}

function Rejected({ link: { rejection } }: { link: LoadLink }) {
  if (!rejection) return null;
  const { by, at, reason, isCurrent } = rejection;
  return (
    <p>
      Rejected by {by}, <DateText value={at} format="moment" />: {reason}
      {isCurrent ? '' : ' (the list was changed since)'}
    </p>
  );
}

function Until({ link: { isOpen, revokedAt, expiresAt } }: { link: LoadLink }) {
  if (revokedAt)
    return (
      <p>
        Ended <DateText value={revokedAt} format="moment" />
      </p>
    );
  return (
    <p>
      {isOpen ? 'Open until ' : 'Closed; it was made until '}
      <DateText value={expiresAt} format="moment" />
    </p>
  );
}
