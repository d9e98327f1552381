import type { GlobalModifier } from '@washcoat/contract-reporting';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, Figure, formatDate, formatMoney, MetalMarker } from '@washcoat/ui';
import { Chart, lineSeries } from '@washcoat/ui/chart';
import { dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { FilterName } from '../filters/report-filters';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal } from '../report-frame/report-totals';
import { useReport } from '../report-frame/use-report';
import {
  useGlobalModifiersQuery,
  useLazyGlobalModifiersDownloadQuery,
  type GlobalModifiersAnswer,
} from './global-modifiers.api';

const fields: readonly FilterName[] = [];
const metals = [
  { metal: 'pt', name: 'Pt' },
  { metal: 'pd', name: 'Pd' },
  { metal: 'rh', name: 'Rh' },
] as const;
type Name = (typeof metals)[number]['name'];

const Lines = styled.span`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${({ theme }) => theme.space(2)};
  align-items: center;
  padding-block: ${({ theme }) => theme.space(1)};
`;

/** A line for each metal. */
function metalColumn(
  id: string,
  title: string,
  text: (row: GlobalModifier, name: Name) => string,
): Column<GlobalModifier> {
  return {
    id,
    title,
    minWidth: 128,
    priority: 1,
    isWhole: true,
    align: 'right',
    text: (row) => metals.map(({ name }) => `${name} ${text(row, name)}`).join(', '),
    render: (row) => (
      <Lines>
        {metals.map(({ metal, name }) => (
          <MetalLine key={metal} metal={metal} text={text(row, name)} />
        ))}
      </Lines>
    ),
  };
}

function MetalLine({ metal, text }: { metal: 'pt' | 'pd' | 'rh'; text: string }) {
  return (
    <>
      <MetalMarker metal={metal} />
      <Figure>{text}</Figure>
    </>
  );
}

const discountOf = (row: GlobalModifier, name: Name) =>
  row[`modifier${name}IsPercentage`] ? `${row[`modifier${name}`]} %` : formatMoney(row[`modifier${name}`]);

const columns: Column<GlobalModifier>[] = [
  metalColumn('market', 'Market', (row, name) => formatMoney(row[`market${name}Oz`])),
  metalColumn('hedge', 'Hedge', (row, name) => formatMoney(row[`hedge${name}Oz`])),
  metalColumn('discount', 'Discount', discountOf),
  metalColumn('net', 'Net', (row, name) => formatMoney(row[`npa${name}`])),
  dateColumn({
    id: 'date',
    title: 'Date',
    value: (row) => row.created,
    format: 'moment',
    minWidth: 136,
    priority: 1,
  }),
  textColumn({ id: 'user', title: 'User', value: (row) => row.username, minWidth: 112, priority: 2 }),
];

/** Every application of prices: what the market said, what was hedged, taken off, and left of an ounce. */
export default function GlobalModifiersScreen() {
  const asked = useReport(fields);
  const query = useGlobalModifiersQuery({ ...asked.request, ...asked.part });
  const before = useGlobalModifiersQuery(asked.requestBefore, asked.onlyCompared);
  const [download] = useLazyGlobalModifiersDownloadQuery();
  return (
    <ReportScreen
      tab="globalmodifier"
      heading="Global Modifier Report"
      label="Global Modifier"
      storageKey="reports.global-modifier"
      asked={asked}
      query={query}
      before={before}
      ask={(choice) => download({ ...asked.request, ...choice })}
      totals={({ totals }) => [countTotal('Changes', totals.rows)]}
      chart={({ answer, isLoading }) => <NetChart days={answer?.days} isLoading={isLoading} />}
      columns={columns}
      getRowId={({ snapshotId }) => snapshotId}
      card={(row) => <ModifierCard row={row} />}
      empty="Prices did not change in this range"
      isPaged
      linesPerRow={3}
    />
  );
}

const none: GlobalModifiersAnswer['days'] = [];

function NetChart({ days = none, isLoading }: { days?: GlobalModifiersAnswer['days']; isLoading: boolean }) {
  const categories = useMemo(() => days.map(({ day }) => formatDate(day, 'day')), [days]);
  const series = useMemo(
    () =>
      metals.map(({ metal, name }) =>
        lineSeries(
          `Net ${name}`,
          days.map((day) => day[`npa${name}`]),
          { color: metal },
        ),
      ),
    [days],
  );
  return (
    <Chart
      title="Net of an ounce at the end of the day"
      rowTitle="Day"
      {...{ categories, series, isLoading }}
      format={formatMoney}
      height={176}
    />
  );
}

function ModifierCard({ row }: { row: GlobalModifier }) {
  return (
    <>
      <CardHead>
        <strong>
          <DateText value={row.created} format="moment" />
        </strong>
        {row.username}
      </CardHead>
      <FactList>
        {metals.map(({ metal, name }) => (
          <MetalFacts key={metal} name={name} row={row} />
        ))}
      </FactList>
    </>
  );
}

function MetalFacts({ name, row }: { name: Name; row: GlobalModifier }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {formatMoney(row[`hedge${name}Oz`])}, less {discountOf(row, name)}: {formatMoney(row[`npa${name}`])}
      </dd>
    </>
  );
}
