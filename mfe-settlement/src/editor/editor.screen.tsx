import { Navigate, useLocation, useSession, useLiveRecord, useParams } from '@washcoat/platform-sdk';
import { useMemo, useState } from 'react';
import { SettlementWait } from '../frame/settlement-wait';
import { listPath, type SettlementListName } from '../settlement-list/settlement-list';
import { useSettlementQuery } from '../settlement-list/settlements.api';
import { SettlementEditor } from './settlement-editor';

/** A settlement to create or to update; a new one is for the customer and facility that were chosen before. */
export default function EditorScreen({ list }: { list: SettlementListName }) {
  const { settlementId = 'new' } = useParams();
  const { state, key } = useLocation();
  if (settlementId !== 'new')
    return <OpenSettlement key={begunIn(state) ?? settlementId} chosen={null} {...{ list, settlementId }} />;
  const chosen = chosenIn(state);
  if (!chosen) return <Navigate to={listPath(list)} replace />;
  return <OpenSettlement key={key} settlementId={null} {...{ list, chosen }} continues={{ begunAs: key }} />;
}

interface OpenSettlementProps {
  list: SettlementListName;
  /** Null for a new one, until it is saved. */
  settlementId: string | null;
  chosen: ChosenCustomer | null;
  continues?: { begunAs: string };
}

/** The editor of one settlement: a new one stays in it when it is saved, with what was typed since. */
function OpenSettlement({ list, settlementId, chosen, continues }: OpenSettlementProps) {
  const [begunFor] = useState(chosen);
  const asked = useSettlementQuery({ settlementId: settlementId ?? '' }, { skip: settlementId === null });
  const { data: statement, refetch } = asked;
  const { people } = useLiveRecord('settlement', settlementId, ({ topic, version }) => {
    if (topic === 'record' && version !== statement?.version) void refetch();
  });
  const { userId } = useSession();
  const others = useMemo(() => people.filter((one) => one.userId !== userId), [people, userId]);
  const isFor = statement ?? begunFor;
  if (!isFor)
    return <SettlementWait asked={asked} listHref={listPath(list)} heights={['96px', '120px', '320px']} />;
  const { companyId, companyName, facilityCity } = isFor;
  return (
    <SettlementEditor
      {...{ list, companyId, companyName, facilityCity, settlementId, continues, others }}
      statement={statement ?? null}
      refetch={async () => (await refetch()).data}
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

/** Which new settlement the page of a saved one goes on with. */
function begunIn(state: unknown): string | null {
  const begunAs: unknown = typeof state === 'object' && state ? Reflect.get(state, 'begunAs') : null;
  return typeof begunAs === 'string' ? begunAs : null;
}
