import { dayNamed } from '@washcoat/contract-kernel';
import type { Settlement } from '@washcoat/contract-settlement';
import { hrefTo, useNavigate, type Action } from '@washcoat/platform-sdk';
import { addAction, RecordList, useListView, type ListView } from '@washcoat/platform-sdk/lists';
import { dayRangeBounds, Tabs } from '@washcoat/ui';
import { useMemo, useState } from 'react';
import { CreateSettlementDialog } from './create-settlement.dialog';
import { SettlementCard, settlementColumns } from './settlement-columns';
import { SettlementFilterBar } from './settlement-filter-bar';
import { listPath, settlementLists, settlementPath, type SettlementListName } from './settlement-list';
import { useLazySettlementExportQuery, useSettlementsQuery } from './settlements.api';

const PAGE_SIZE = 10;
const noun = { name: 'settlement', plural: 'settlements' };
const noFilters = { text: '', from: '', to: '' };

const tabs = (['open', 'completed'] as const).map((id) => ({
  id,
  label: settlementLists[id].label,
  href: listPath(id),
}));

const idOf = (row: Settlement) => row.settlementId;
const nameOf = (row: Settlement) => row.settlementNo || 'Settlement without a number';
const cardOf = (row: Settlement) => <SettlementCard row={row} />;
const daysOf = ({ query }: ListView) => ({
  from: dayNamed(query.get('from')),
  to: dayNamed(query.get('to')),
});

/** What the address says of the list and of its file. */
const filtersOf = (name: SettlementListName, view: ListView) => {
  const { from, to } = dayRangeBounds(daysOf(view));
  return {
    type: settlementLists[name].type,
    text: view.text || undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
};

/** The open settlements by created date, or the completed ones by completed date. */
export default function SettlementListScreen({ list: name }: { list: SettlementListName }) {
  const navigate = useNavigate();
  const list = useListView(PAGE_SIZE);
  const { view, filter } = list;
  const [isCreating, setCreating] = useState(false);
  const { dates, empty } = settlementLists[name];
  const days = daysOf(view);
  const filters = filtersOf(name, view);
  const asked = useSettlementsQuery({ ...filters, offset: view.offset, count: view.count });
  const [ask] = useLazySettlementExportQuery();
  const reset = () => filter(noFilters);
  const isFiltered = view.text !== '' || days.from !== '' || days.to !== '';
  const actsOn = useMemo(
    (): Action<Settlement>[] => [
      addAction('settlement', {
        label: 'Create settlement',
        right: () => true,
        run: () => setCreating(true),
      }),
    ],
    [],
  );
  return (
    <>
      <RecordList
        {...{ noun, list, asked, idOf, nameOf, actsOn }}
        heading="Settlement"
        storageKey={`settlement.${name}`}
        columns={settlementColumns[name]}
        cardFor={cardOf}
        onOpen={({ settlementId }) => navigate(settlementPath(name, settlementId))}
        exportOf={(choice) => ask({ ...filters, ...choice }).unwrap()}
        onClear={isFiltered ? reset : undefined}
        emptyTitle={empty}
        emptyHint=""
        searchHint="Choose other dates or other words."
        filters={
          <>
            <Tabs
              label="Settlements"
              current={name}
              tabs={tabs}
              onChange={(id, event) => hrefTo(`/settlement/${id}`).onClick(event)}
            />
            <SettlementFilterBar
              key={`${days.from} ${days.to}`}
              label={dates}
              days={days}
              onSearch={(next) => filter({ ...next })}
              onReset={reset}
            />
          </>
        }
      />
      {isCreating && (
        <CreateSettlementDialog
          onClose={() => setCreating(false)}
          onChosen={(chosen) => {
            setCreating(false);
            navigate(settlementPath(name, 'new'), { state: chosen });
          }}
        />
      )}
    </>
  );
}
