import {
  Navigate,
  problemOf,
  problemText,
  useLocation,
  useSession,
  useLiveRecord,
  useParams,
} from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton } from '@washcoat/ui';
import { useMemo } from 'react';
import { listPath, type SettlementListName } from '../settlement-list/settlement-list';
import { useSettlementQuery } from '../settlement-list/settlements.api';
import { SettlementEditor } from './settlement-editor';

const LOAD_FAILED = 'Settlement did not load. The rest of Washcoat works.';
const nobody: readonly never[] = [];

/** A settlement to create or to update; a new one is for the customer and facility that were chosen before. */
export default function EditorScreen({ list }: { list: SettlementListName }) {
  const { settlementId = 'new' } = useParams();
  const { state, key } = useLocation();
  if (settlementId !== 'new') return <SavedSettlement key={settlementId} {...{ list, settlementId }} />;
  const chosen = chosenIn(state);
  if (!chosen) return <Navigate to={listPath(list)} replace />;
  return (
    <SettlementEditor
      key={key}
      {...{ list, ...chosen }}
      statement={null}
      refetch={() => Promise.resolve(undefined)}
      others={nobody}
    />
  );
}

function SavedSettlement({ list, settlementId }: { list: SettlementListName; settlementId: string }) {
  const { data: statement, error, isFetching, refetch } = useSettlementQuery({ settlementId });
  const { people } = useLiveRecord('settlement', settlementId, ({ topic, version }) => {
    if (topic === 'record' && version !== statement?.version) void refetch();
  });
  const { userId } = useSession();
  const others = useMemo(() => people.filter((one) => one.userId !== userId), [people, userId]);
  const closePath = listPath(list);
  if (!statement && error) {
    const isGone = [400, 404].includes(problemOf(error).status);
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This settlement is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={closePath}
          homeLabel="Back To Settlement"
        />
      </Page>
    );
  }
  if (!statement)
    return (
      <Page $dense aria-busy={isFetching}>
        <Skeleton $height="96px" />
        <Skeleton $height="120px" />
        <Skeleton $height="320px" />
      </Page>
    );
  const { companyId, companyName, facilityCity } = statement;
  return (
    <SettlementEditor
      {...{ list, companyId, companyName, facilityCity, statement }}
      refetch={async () => (await refetch()).data}
      others={others}
    />
  );
}

/** The customer and the facility that the dialog has handed on. */
export interface ChosenCustomer {
  companyId: string;
  companyName: string;
  facilityCity: string;
}

function chosenIn(state: unknown): ChosenCustomer | null {
  if (typeof state !== 'object' || state === null) return null;
  const text = (name: string) => {
    const value: unknown = Reflect.get(state, name);
    return typeof value === 'string' ? value : '';
  };
  const chosen = {
    companyId: text('companyId'),
    companyName: text('companyName'),
    facilityCity: text('facilityCity'),
  };
  return chosen.companyId && chosen.facilityCity ? chosen : null;
}
