import type { Settlement } from '@washcoat/contract-settlement';
import {
  hrefTo,
  problemText,
  SavedViews,
  useNavigate,
  usePageHeading,
  type Action,
} from '@washcoat/platform-sdk';
import {
  addAction,
  ListWorkGrid,
  PageActions,
  useListView,
  type ListView,
} from '@washcoat/platform-sdk/lists';
import {
  breakpoints,
  dayRangeBounds,
  EmptyState,
  Page,
  Stack,
  Tabs,
  Toolbar,
  useIsNarrow,
} from '@washcoat/ui';
import { ColumnChooser } from '@washcoat/ui/data-grid';
import { useMemo, useState } from 'react';
import { CreateSettlementDialog } from './create-settlement.dialog';
import { SettlementCard, settlementColumns } from './settlement-columns';
import { SettlementFilterBar } from './settlement-filter-bar';
import { listPath, settlementLists, settlementPath, type SettlementListName } from './settlement-list';
import { useSettlementsQuery } from './settlements.api';

const PAGE_SIZE = 10;
const LOAD_FAILED = 'Settlements did not load. The rest of Washcoat works.';
const noFilters = { text: '', from: '', to: '' };

const tabs = (['open', 'completed'] as const).map((id) => ({
  id,
  label: settlementLists[id].label,
  href: listPath(id),
}));

const idOf = (row: Settlement) => row.settlementId;
const cardOf = (row: Settlement) => <SettlementCard row={row} />;
const daysOf = ({ query }: ListView) => ({ from: query.get('from') ?? '', to: query.get('to') ?? '' });

/** The open settlements by created date, or the completed ones by completed date. */
export default function SettlementListScreen({ list: name }: { list: SettlementListName }) {
  const navigate = useNavigate();
  const { view, filter, page } = useListView(PAGE_SIZE);
  const [isCreating, setCreating] = useState(false);
  const isPhone = useIsNarrow(breakpoints.phone);
  const { label, type, dates, empty } = settlementLists[name];
  const days = daysOf(view);
  const { from, to } = dayRangeBounds(days);
  const { data, currentData, isFetching, error, refetch } = useSettlementsQuery({
    type,
    text: view.text || undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    offset: view.offset,
    count: view.count,
  });
  const reset = () => filter(noFilters);
  const isFiltered = view.text !== '' || days.from !== '' || days.to !== '';
  const columns = settlementColumns[name];
  const storageKey = `settlement.${name}`;
  const actions = useMemo(
    (): Action<Settlement>[] => [
      addAction('settlement', {
        label: 'Create settlement',
        right: () => true,
        run: () => setCreating(true),
      }),
    ],
    [],
  );
  const tools = (
    <>
      <SavedViews screen={storageKey} />
      {!isPhone && <ColumnChooser storageKey={storageKey} columns={columns} />}
    </>
  );
  usePageHeading({
    heading: 'Settlement',
    search: { placeholder: 'Search Settlements', value: view.text, onChange: (text) => filter({ text }) },
    actions: (
      <>
        {!isPhone && tools}
        <PageActions actions={actions} />
      </>
    ),
  });
  return (
    <Page>
      <Stack>
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
        {isPhone && <Toolbar>{tools}</Toolbar>}
        <ListWorkGrid
          label={`${label} settlements`}
          storageKey={storageKey}
          columns={columns}
          view={view}
          answer={currentData ?? (error ? undefined : data)}
          isFetching={isFetching}
          onPage={page}
          getRowId={idOf}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          cardFor={cardOf}
          onRowOpen={({ settlementId }) => navigate(settlementPath(name, settlementId))}
          empty={
            <EmptyState
              title={empty}
              hint={isFiltered ? 'Choose other dates or other words.' : undefined}
              onClearFilters={isFiltered ? reset : undefined}
            />
          }
        />
      </Stack>
      {isCreating && (
        <CreateSettlementDialog
          onClose={() => setCreating(false)}
          onChosen={(chosen) => {
            setCreating(false);
            navigate(settlementPath(name, 'new'), { state: chosen });
          }}
        />
      )}
    </Page>
  );
}
