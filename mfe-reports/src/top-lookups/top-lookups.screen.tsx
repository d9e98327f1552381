import type { TopLookup } from '@washcoat/contract-reporting';
import { usePageOffered } from '@washcoat/platform-sdk';
import { Code, FactList, formatNumber } from '@washcoat/ui';
import { barSeries, Chart } from '@washcoat/ui/chart';
import { codeColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import type { FilterName } from '../filters/report-filters';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal } from '../report-frame/report-totals';
import { codePath, listPages } from '../report-frame/other-pages';
import { useReport } from '../report-frame/use-report';
import { useLazyTopLookupsDownloadQuery, useTopLookupsQuery, type TopLookupsAnswer } from './top-lookups.api';

const fields: readonly FilterName[] = [];
const nameOf = ({ fname, lname }: TopLookup) => `${fname} ${lname}`.trim();

const columns: Column<TopLookup>[] = [
  codeColumn({ id: 'oem', title: 'OEM', value: (row) => row.oem }),
  numberColumn({ id: 'count', title: 'Count', value: (row) => row.count, bold: true, priority: 1 }),
  textColumn({ id: 'user', title: 'User', value: nameOf, minWidth: 128, priority: 1 }),
];

/** Codes that were paid to be seen, by person, most often first. */
export default function TopLookupsScreen() {
  const asked = useReport(fields);
  const isIdentifyOffered = usePageOffered(listPages.identify);
  const query = useTopLookupsQuery(asked.request);
  const before = useTopLookupsQuery(asked.requestBefore, asked.onlyCompared);
  const [download] = useLazyTopLookupsDownloadQuery();
  return (
    <ReportScreen
      tab="top-lookups"
      heading="Top Lookups Report"
      label="Top Lookups"
      storageKey="reports.top-lookups"
      asked={asked}
      query={query}
      before={before}
      ask={(choice) => download({ ...asked.request, ...choice })}
      totals={({ totals }) => [
        countTotal('Lookups', totals.lookups),
        countTotal('Codes', totals.codes),
        countTotal('People', totals.people),
      ]}
      chart={({ answer, isLoading }) => <CodesChart codes={answer?.codes} isLoading={isLoading} />}
      columns={columns}
      getRowId={(row) => `${row.oem} ${row.userId ?? nameOf(row)}`}
      card={(row) => (
        <>
          <strong>
            <Code>{row.oem}</Code>
          </strong>
          <FactList>
            <dt>Count</dt>
            <dd>{formatNumber(row.count)}</dd>
            <dt>User</dt>
            <dd>{nameOf(row)}</dd>
          </FactList>
        </>
      )}
      empty="Nothing was looked up in this range"
      pathOf={isIdentifyOffered ? ({ oem }) => codePath(oem) : undefined}
    />
  );
}

const none: TopLookupsAnswer['codes'] = [];

function CodesChart({ codes = none, isLoading }: { codes?: TopLookupsAnswer['codes']; isLoading: boolean }) {
  const categories = useMemo(() => codes.map(({ oem }) => oem), [codes]);
  const series = useMemo(
    () => [
      barSeries(
        'Count',
        codes.map(({ count }) => count),
        { showValues: true },
      ),
    ],
    [codes],
  );
  return (
    <Chart title="Codes looked up most" rowTitle="OEM" {...{ categories, series, isLoading }} height={176} />
  );
}
