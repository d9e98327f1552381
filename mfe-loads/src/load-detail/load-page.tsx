import { useMemo, useState } from 'react';
import { problemOf, problemText, useLocation, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { breakpoints, FailedPart, Page, StatusPill, useIsNarrow } from '@washcoat/ui';
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

const LOAD_FAILED = 'Something went wrong please try agian later';
const IS_GONE = 'This load is gone, or not yours to see.';

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
  const isSeller = open?.rights.party === 'seller';
  const backTo = backOf({ pathname, search, from: (state as { from?: unknown } | null)?.from });
  usePageHeading({
    heading: load ? (load.invoiceNo ?? load.loadName) : 'Load',
    prefix: load && (isSeller ? 'SELL' : 'BUY'),
    backTo,
    status: load && !isPhone ? <StatusPill of="load" status={loadStatusWord(load.status)} /> : undefined,
    actions: open && (
      <LoadContext value={open}>
        <LoadHeadingActions areActionsShown={areActionsShown} onShowActions={setReason} />
      </LoadContext>
    ),
  });
  const isGone = error !== undefined && [400, 404].includes(problemOf(error).status);
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
