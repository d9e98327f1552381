import { Navigate, useLocation, useSession, useLiveRecord, useParams } from '@washcoat/platform-sdk';
import { useMemo } from 'react';
import { SettlementWait } from '../frame/settlement-wait';
import { listPath, type SettlementListName } from '../settlement-list/settlement-list';
import { useSettlementQuery } from '../settlement-list/settlements.api';
import { SettlementEditor } from './settlement-editor';

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
  const asked = useSettlementQuery({ settlementId });
  const { data: statement, refetch } = asked;
  const { people } = useLiveRecord('settlement', settlementId, ({ topic, version }) => {
    if (topic === 'record' && version !== statement?.version) void refetch();
  });
  const { userId } = useSession();
  const others = useMemo(() => people.filter((one) => one.userId !== userId), [people, userId]);
  if (!statement)
    return <SettlementWait asked={asked} listHref={listPath(list)} heights={['96px', '120px', '320px']} />;
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
