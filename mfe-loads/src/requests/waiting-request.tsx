import { loadTypes, type LoadDetail } from '@washcoat/contract-loads';
import {
  asSpecified,
  hrefTo,
  problemOf,
  problemText,
  usePageHeading,
  useSession,
} from '@washcoat/platform-sdk';
import {
  Card,
  EmptyState,
  FactList,
  FailedPart,
  formatRelative,
  LinkButton,
  Page,
  Pill,
  Skeleton,
  Stack,
  StatusPill,
} from '@washcoat/ui';
import { loadStatusWord } from '../carts/load-status';
import { personName } from '../carts/person-name';
import { useWaitingLoad } from '../live/live-query';
import { useFreshLoad } from '../live/use-fresh-load';
import { useLoadQuery } from '../load-detail/load-detail.api';
import { ownRequest } from './own-request';
import { useOwnSalesQuery } from './requests.api';

const LOAD_FAILED = asSpecified.wentWrong;

/** As many of the user's sales are looked through for a request. */
const SALES = { count: 20, offset: 0 };

/** The request of a customer on credits, until a grader takes it (GAP-LOAD-11), also one that another browser asked for. */
export function WaitingRequest() {
  const { userId } = useSession();
  const own = ownRequest.of(userId);
  const { data: sales, isLoading } = useOwnSalesQuery(SALES, { skip: own !== null });
  const loadId = own ?? sales?.list.find(({ type }) => type === loadTypes.request)?.loadId ?? null;
  const {
    data: load,
    error,
    refetch,
    isFetching,
  } = useLoadQuery({ loadId: loadId ?? '' }, { ...useWaitingLoad(loadId ?? ''), skip: !loadId });
  useFreshLoad(loadId, { version: load?.version, isFetching, error, refetch });
  usePageHeading({ heading: 'SELL' });
  const sell = (
    <LinkButton kind="main" {...hrefTo('/loads/create-load')}>
      Sell converters
    </LinkButton>
  );
  if (isLoading)
    return (
      <Page>
        <Skeleton $height="160px" />
      </Page>
    );
  if (!loadId || (error && problemOf(error).status === 404)) {
    return (
      <Page>
        <EmptyState
          title="No requests available"
          hint="Request a grading session to sell with a grader."
          action={sell}
        />
      </Page>
    );
  }
  if (!load) {
    return (
      <Page>
        {error ? (
          <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton $height="160px" />
        )}
      </Page>
    );
  }
  const isOver = load.type === loadTypes.invoice;
  return (
    <Page>
      <Card title={load.loadName} action={<Standing load={load} />}>
        <Stack>
          <FactList>
            <dt>Facility</dt>
            <dd>
              {load.facilityCity}, {load.facilityState}
            </dd>
            <dt>Requested</dt>
            <dd>{formatRelative(load.createdDate)} ago</dd>
            <dt>Buyer</dt>
            <dd>{personName(load.assistantFirstName, load.assistantLastName) || 'None'}</dd>
          </FactList>
          <div>
            {isOver ? (
              sell
            ) : (
              <LinkButton kind="main" {...hrefTo(`/load/${load.loadId}`)}>
                Open load
              </LinkButton>
            )}
          </div>
        </Stack>
      </Card>
    </Page>
  );
}

/** Where the request stands: with nobody yet, with a grader, or finished and completed as any load. */
function Standing({ load }: { load: Pick<LoadDetail, 'type' | 'status'> }) {
  if (load.type === loadTypes.request) return <Pill kind="warning">Waiting for a grader</Pill>;
  const isClosed = load.type === loadTypes.finished || load.type === loadTypes.invoice;
  if (isClosed) return <StatusPill of="load" status={loadStatusWord(load.status)} />;
  return <Pill kind="success">Accepted</Pill>;
}
