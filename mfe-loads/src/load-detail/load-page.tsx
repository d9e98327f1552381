import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  asSpecified,
  problemOf,
  problemText,
  useLocation,
  usePageHeading,
  useSession,
} from '@washcoat/platform-sdk';
import { breakpoints, EmptyState, FailedPart, LinkButton, Page, StatusPill, useIsNarrow } from '@washcoat/ui';
import { loadStatusWord } from '../carts/load-status';
import { ItemsProvider } from '../items/items-provider';
import { useLiveLoad } from '../live/live-query';
import { useFreshLoad } from '../live/use-fresh-load';
import { VideoProvider } from '../video/video-provider';
import { reasonToAmend } from './amending';
import { backOf } from './load-back';
import { LoadContext } from './load-context';
import { useLoadQuery } from './load-detail.api';
import { LoadHeadingActions } from './load-heading-actions';
import { loadRights } from './load-rights';
import { LoadSkeleton } from './load-skeleton';
import { LoadWithChat } from './load-with-chat';

const LOAD_FAILED = asSpecified.wentWrong;
const IS_GONE = 'This load is gone, or not yours to see.';

/** What stands in place of an order that was completed where its reader sees no invoices: a grader's session that went well. */
function CompletedElsewhere({ reason, backTo }: { reason: string; backTo: string }) {
  return (
    <Page>
      <EmptyState
        icon={<CircleCheck size={20} />}
        title={reason}
        hint="What is still open stands in the list."
        action={<LinkButton href={backTo}>Back to the list</LinkButton>}
      />
    </Page>
  );
}

/** One load, kept up to date while it is open. */
export function LoadPage({ loadId }: { loadId: string }) {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const [isShowAll, setShowAll] = useState(() => new URLSearchParams(search).has('item'));
  const [reason, setReason] = useState(() => reasonToAmend(state));
  const areActionsShown = reason !== null;
  const isPhone = useIsNarrow(breakpoints.phone);
  const {
    data: load,
    error,
    isFetching,
    refetch,
    originalArgs,
  } = useLoadQuery({ loadId, isShowAll: isShowAll ? 'true' : undefined }, useLiveLoad(loadId));
  useFreshLoad(loadId, { version: load?.version, isFetching, error, refetch });
  const open = useMemo(
    () =>
      load && { load, reason: reason || undefined, rights: loadRights(load, session, { areActionsShown }) },
    [load, session, reason, areActionsShown],
  );
  const problem = problemOf(error);
  const isGone = error !== undefined && [400, 404].includes(problem.status);
  const isSeller = open?.rights.party === 'seller';
  const backTo = backOf({ pathname, search, from: (state as { from?: unknown } | null)?.from });
  usePageHeading({
    heading: load ? (load.invoiceNo ?? load.loadName) : 'Load',
    prefix: load && (isSeller ? 'SELL' : 'BUY'),
    backTo,
    status:
      load && !isGone && !isPhone ? <StatusPill of="load" status={loadStatusWord(load.status)} /> : undefined,
    actions: open && !isGone && (
      <LoadContext value={open}>
        <LoadHeadingActions areActionsShown={areActionsShown} onShowActions={setReason} />
      </LoadContext>
    ),
  });
  if (problem.code === 'ORDER_COMPLETED')
    return <CompletedElsewhere reason={problem.error} backTo={backTo} />;
  if (isGone || (error && !open)) {
    return (
      <Page>
        <FailedPart
          title={isGone ? IS_GONE : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={backTo}
          homeLabel="Back to the list"
        />
      </Page>
    );
  }
  if (!open) return <LoadSkeleton />;
  const isWanted = originalArgs?.isShowAll === (isShowAll ? 'true' : undefined);
  return (
    <LoadContext value={open}>
      <VideoProvider loadId={loadId}>
        <ItemsProvider>
          <LoadWithChat
            items={{
              isShowAll,
              onShowAll: setShowAll,
              isUpdating: isFetching && !isWanted,
              error: error ? problemText(error, LOAD_FAILED) : undefined,
              onRetry: () => void refetch(),
            }}
          />
        </ItemsProvider>
      </VideoProvider>
    </LoadContext>
  );
}
