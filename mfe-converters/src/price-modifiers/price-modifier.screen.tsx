import { priceModifierCalls as calls, type PriceModifier } from '@washcoat/contract-converters';
import { useAllowed, useSession } from '@washcoat/platform-sdk';
import {
  BinButton,
  BinList,
  DeleteRecord,
  listBehind,
  RecordList,
  useListView,
} from '@washcoat/platform-sdk/lists';
import { breakpoints, ChipBar, Stack, Typeahead, useIsNarrow } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useFilterSearch } from '../lookups/use-filter-options';
import { ModifierGraph } from './lazy-graph';
import { modifierActions, ModifierCard, modifierColumns } from './price-modifier.columns';
import { AddModifier, EditModifier, type Owner } from './price-modifier.form';
import {
  useDeleteModifierMutation,
  useLazyModifierExportQuery,
  useModifierBinQuery,
  usePriceModifiersQuery,
  useRestoreModifierMutation,
} from './price-modifiers.api';

const PATH = '/price-modifiers';
const noun = { name: 'price modifier', plural: 'price modifiers' };
const idOf = ({ priceModifierId }: PriceModifier) => priceModifierId;
const nameOf = ({ name }: PriceModifier) => name;

type List = ReturnType<typeof useListView>;

/** Price modifiers: the list with the graph of one, or in its stead the form or the bin that the address asks for. */
export default function PriceModifierScreen() {
  const list = useListView();
  const mayEdit = useAllowed(calls.edit.access);
  const { query } = list.view;
  const owner = useOwner(list);
  const edited = query.get('edit');
  const backTo = listBehind(PATH, list.view);
  const onDone = () => list.change({ add: '', edit: '', panel: '' });
  if (mayEdit && query.has('bin')) return <ModifierBin list={list} />;
  if (mayEdit && query.has('add')) {
    const onSaved = (text: string) => list.change({ add: '', text, offset: '', graph: '' });
    return <AddModifier {...{ owner, backTo, onDone, onSaved }} />;
  }
  if (edited)
    return (
      <EditModifier
        {...{ backTo, onDone }}
        priceModifierId={edited}
        isHistory={query.get('panel') === 'history'}
        onPanel={(panel) => list.change({ panel })}
      />
    );
  return <ModifierList {...{ list, owner }} />;
}

/** The company that the house's administrators look at; null for the own one. */
function useOwner({ view: { query } }: List): Owner | null {
  const { hierarchy } = useSession();
  const companyId = query.get('company');
  if (hierarchy !== 1 || !companyId) return null;
  return { companyId, name: query.get('companyName') ?? 'A company' };
}

/** The list with its search, pages and actions, under the graph of the one that is looked at. */
function ModifierList({ list, owner }: { list: List; owner: Owner | null }) {
  const { view, filter, change } = list;
  const [deleting, setDeleting] = useState<PriceModifier | null>(null);
  const [remove] = useDeleteModifierMutation();
  const [ask] = useLazyModifierExportQuery();
  const filters = { text: view.text || undefined, companyId: owner?.companyId };
  const asked = usePriceModifiersQuery({ ...filters, offset: view.offset, count: view.count });
  const actsOn = useMemo(
    () =>
      modifierActions({
        onAdd: () => change({ add: '1' }),
        onEdit: ({ priceModifierId }) => change({ edit: priceModifierId }),
        onDelete: setDeleting,
      }),
    [change],
  );
  const columns = useMemo(() => modifierColumns(actsOn), [actsOn]);
  const rows = asked.currentData?.list ?? [];
  const drawn = rows.find((one) => idOf(one) === view.query.get('graph')) ?? rows[0];
  const onClear = view.text ? () => filter({ text: '' }) : undefined;
  return (
    <>
      <RecordList
        {...{ noun, list, columns, asked, idOf, nameOf, actsOn, onClear }}
        heading="Price Modifiers"
        storageKey="converters.price-modifiers"
        cardFor={(modifier) => <ModifierCard modifier={modifier} actions={actsOn} />}
        onOpen={({ priceModifierId }) => change({ graph: priceModifierId })}
        exportOf={(choice) => ask({ ...filters, ...choice }).unwrap()}
        filters={
          <Stack>
            <CompanyBar list={list} owner={owner} />
            {drawn && <ModifierGraph modifier={drawn} />}
          </Stack>
        }
        emptyHint="What wire, aftermarket pieces and the like are worth stands here."
        actions={
          <BinButton
            access={calls.bin.access}
            plural={noun.plural}
            onOpen={() => change({ bin: '1', text: '', offset: '' })}
          />
        }
      />
      {deleting && (
        <DeleteRecord
          type={noun.name}
          name={deleting.name}
          consequence="Its values go with it. It can be restored for 30 days."
          remove={() =>
            remove({ priceModifierId: deleting.priceModifierId, companyId: deleting.companyId }).unwrap()
          }
          onDone={() => setDeleting(null)}
        />
      )}
    </>
  );
}

const Company = styled.div`
  flex: 0 1 280px;
  min-width: 200px;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    flex: 1 1 100%;
  }
`;

/** Whose price modifiers are listed: for the house's administrators only, all others have their own (GAP-PRIC-14). */
function CompanyBar({ list: { filter }, owner }: { list: List; owner: Owner | null }) {
  const { hierarchy } = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const { searchCustomers } = useFilterSearch();
  if (hierarchy !== 1) return null;
  const choose = (company: string, companyName: string) =>
    filter({ company, companyName, graph: '', text: '' });
  return (
    <ChipBar onClear={owner ? () => choose('', '') : undefined}>
      <Company>
        <Typeahead
          label="Company"
          hideLabel
          size={isPhone ? 44 : 32}
          placeholder="Another company"
          value={owner && { value: owner.companyId, label: owner.name }}
          search={searchCustomers}
          onChange={(one) => choose(one?.value ?? '', one?.label ?? '')}
        />
      </Company>
    </ChipBar>
  );
}

function ModifierBin({ list }: { list: List }) {
  const { text, offset, count } = list.view;
  const { data, isFetching, error, refetch } = useModifierBinQuery({
    text: text || undefined,
    offset,
    count,
  });
  const [restore] = useRestoreModifierMutation();
  return (
    <BinList
      {...{ list, isFetching, error, answer: data }}
      noun={noun.name}
      plural={noun.plural}
      storageKey="converters.price-modifiers-bin"
      detailTitle="Value"
      consequence="Its values come back with it."
      backTo={PATH}
      restore={({ recordId }, { instead }) => restore({ priceModifierId: recordId, name: instead }).unwrap()}
      onRetry={() => void refetch()}
    />
  );
}
