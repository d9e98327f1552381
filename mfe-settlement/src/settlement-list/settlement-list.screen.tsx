import { hrefTo, problemText, useNavigate, usePageHeading, useSearchParams } from '@washcoat/platform-sdk';
import { Page, Stack, Tabs } from '@washcoat/ui';
import { useMemo } from 'react';
import { SettlementFilterBar } from './settlement-filter-bar';
import { listPath, settlementLists, settlementPath, type SettlementListName } from './settlement-list';
import { readView, requestOf, writeView } from './settlement-list-view';
import { SettlementTable } from './settlement-table';
import { useSettlementsQuery } from './settlements.api';

const LOAD_FAILED = 'Settlements did not load. The rest of Washcoat works.';

const tabs = (['open', 'completed'] as const).map((id) => ({
  id,
  label: settlementLists[id].label,
  href: listPath(id),
}));

/** The open settlements by created date, or the completed ones by completed date. */
export default function SettlementListScreen({ list }: { list: SettlementListName }) {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const { data, currentData, isFetching, error, refetch } = useSettlementsQuery(requestOf(list, view));
  const reset = () => setQuery(new URLSearchParams());

  usePageHeading({ heading: 'Settlement' });
  return (
    <Page>
      <Stack>
        <Tabs
          label="Settlements"
          current={list}
          tabs={tabs}
          onChange={(id, event) => hrefTo(`/settlement/${id}`).onClick(event)}
        />
        <SettlementFilterBar
          key={search}
          label={settlementLists[list].dates}
          days={view.days}
          onSearch={(days) => setQuery(writeView({ ...view, days, offset: 0 }))}
          onReset={reset}
        />
        <SettlementTable
          list={list}
          view={view}
          answer={currentData ?? data}
          isFetching={isFetching}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          onPage={(offset, count) => setQuery(writeView({ ...view, offset, count }))}
          onReset={reset}
          onOpen={({ settlementId }) => navigate(settlementPath(list, settlementId))}
        />
      </Stack>
    </Page>
  );
}
