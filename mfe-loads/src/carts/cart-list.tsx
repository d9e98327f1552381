import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadTypes, type Load } from '@washcoat/contract-loads';
import {
  asSpecified,
  problemText,
  useNavigate,
  usePageHeading,
  useSearchParams,
  useSession,
} from '@washcoat/platform-sdk';
import { PageActions } from '@washcoat/platform-sdk/lists';
import { Page, Tabs, toast } from '@washcoat/ui';
import { useLiveList } from '../live/live-query';
import { HeldMetal } from '../price-hold/held-metal';
import { useLoadRequest } from '../requests/use-load-request';
import { cartActions, mayDelete } from './cart-actions';
import { loadPath, type CartPlace } from './cart-place';
import { CartTable } from './cart-table';
import { tabNamed, tabsFor } from './cart-tab';
import { useCartsQuery } from './carts.api';
import { DeleteCart } from './delete-cart';
import { GradingRequestBar } from './grading-request-bar';
import { useGradingRequest } from './use-grading-request';
import { useTabCounts } from './use-tab-counts';

const PAGE_SIZE = 10;
const LOAD_FAILED = asSpecified.wentWrong;

/** Carts, quotes, requests and franchises' carts; they change on screen while others work. */
export function CartList({ place }: { place: CartPlace }) {
  const session = useSession();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const [deleting, setDeleting] = useState<Load | null>(null);
  const tabs = tabsFor(session.hierarchy);
  const tab = tabNamed(place.isMine ? null : query.get('tab'), tabs);
  const text = query.get('text') ?? '';
  const offset = Number(query.get('offset') ?? 0);
  const count = Number(query.get('count') ?? PAGE_SIZE);
  const { counts, requests } = useTabCounts({ areShown: !place.isMine, isHouse: session.hierarchy === 1 });
  const { request, choose, close } = useGradingRequest(requests);
  const { ask, isAsking, problem } = useLoadRequest();
  const { data, currentData, isFetching, error, refetch } = useCartsQuery(
    { type: tab.type, text, offset, count, isMyCarts: place.isMine ? 'true' : undefined },
    useLiveList(),
  );

  const change = (part: Record<string, string>) => setQuery({ ...Object.fromEntries(query), ...part });
  const searchFor = (next: string) => setQuery({ tab: tab.id, ...(next ? { text: next } : {}) });
  const asked = query.toString();
  const view = useCallback(
    ({ loadId }: Load) => {
      // Back leads to the tab, the search and the page that one came from.
      const from = asked ? `${place.path}?${asked}` : place.path;
      navigate(loadPath(place, loadId), { state: { settledView: true, from } });
    },
    [navigate, place, asked],
  );
  const open = (load: Load) => {
    if (load.type === loadTypes.request && session.canAcceptLoadRequest) choose(load);
    else view(load);
  };
  const isRequesting = isAsking(false);
  const actions = useMemo(
    () =>
      cartActions({
        place,
        isRequesting,
        onRefresh: () => void refetch(),
        onCreate: () => navigate('/loads/create-load'),
        onRequestQuote: () => void ask(false),
        onDelete: setDeleting,
      }),
    [place, isRequesting, refetch, navigate, ask],
  );
  useEffect(() => {
    if (problem) toast.error(problem);
  }, [problem]);
  usePageHeading({
    heading: place.heading,
    search: { placeholder: 'Search carts', value: text, onChange: searchFor },
    actions: <PageActions actions={actions} />,
  });
  return (
    <Page>
      {request && (
        <GradingRequestBar
          key={request.loadId}
          request={request}
          others={tab.id === 'request' ? null : otherRequests(requests.length)}
          onView={view}
          onAccepted={view}
          onClose={close}
        />
      )}
      {!place.isMine && <HeldMetal />}
      {!place.isMine && (
        <Tabs
          label="Carts"
          current={tab.id}
          tabs={tabs.map(({ id, label }) => ({ id, label, count: counts[id], fresh: id === 'request' }))}
          onChange={(id) => setQuery({ tab: id })}
        />
      )}
      <CartTable
        tab={tab}
        answer={currentData ?? (error ? undefined : data)}
        isUpdating={isFetching && !currentData}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        offset={offset}
        count={count}
        onRetry={() => void refetch()}
        onPage={(nextOffset, nextCount) => change({ offset: String(nextOffset), count: String(nextCount) })}
        onOpen={open}
        actions={mayDelete(session, place) ? actions : undefined}
        onClear={text ? () => searchFor('') : undefined}
      />
      {deleting && <DeleteCart load={deleting} noun={tab.noun} onDone={() => setDeleting(null)} />}
    </Page>
  );
}

function otherRequests(count: number) {
  return count > 1 ? { text: `${count - 1} more`, href: '/loads/active-load?tab=request' } : null;
}
