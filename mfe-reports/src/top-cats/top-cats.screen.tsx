import type { TopCat } from '@washcoat/contract-reporting';
import { usePageOffered, useSession } from '@washcoat/platform-sdk';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { Code, FactList, formatNumber, MetalMarker, Money } from '@washcoat/ui';
import {
  codeColumn,
  moneyColumn,
  numberColumn,
  pictureColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import type { FilterName } from '../filters/report-filters';
import { allAfterFirst, areMoreAwaited, FIRST_ROWS } from '../report-frame/first-rows';
import { ReportScreen } from '../report-frame/report-screen';
import { countTotal } from '../report-frame/report-totals';
import { useGivenUp } from '../report-frame/use-given-up';
import { useReport } from '../report-frame/use-report';
import { TopCatsChart } from './top-cats-chart';
import { useLazyTopCatsDownloadQuery, useTopCatsQuery } from './top-cats.api';

const fields: readonly FilterName[] = [];

const columns: Column<TopCat>[] = [
  pictureColumn({ src: (row) => row.url, code: (row) => row.oem, type: (row) => row.type }),
  codeColumn({ id: 'oem', title: 'OEM', value: (row) => row.oem }),
  textColumn({
    id: 'description',
    title: 'Description',
    value: (row) => row.description,
    muted: true,
    minWidth: 128,
    priority: 5,
  }),
  numberColumn({ id: 'count', title: 'Count', value: (row) => row.count, bold: true, priority: 1 }),
  numberColumn({ id: 'quantity', title: 'Quantity', value: (row) => row.quantity, priority: 3 }),
  moneyColumn({ id: 'minPrice', title: 'Min Price', value: (row) => row.minPrice, priority: 2 }),
  moneyColumn({ id: 'maxPrice', title: 'Max Price', value: (row) => row.maxPrice, priority: 2 }),
  moneyColumn({
    id: 'priceOverride',
    title: 'Price Override',
    value: (row) => row.priceOverride,
    minWidth: 108,
    priority: 4,
  }),
  ...(['pt', 'pd', 'rh'] as const).map((metal) =>
    numberColumn<TopCat>({
      id: `${metal}Assay`,
      title: { pt: 'Pt ppm', pd: 'Pd ppm', rh: 'Rh ppm' }[metal],
      header: <MetalMarker metal={metal} />,
      value: (row) => row[`${metal}Assay`],
      digits: 0,
      minWidth: 72,
      priority: 6,
    }),
  ),
];

/** A code of several types is as many lines. */
const unitPrices = ['minPrice', 'maxPrice'];
const assays = ['ptAssay', 'pdAssay', 'rhAssay'];

/** Codes by how many pieces were bought, with the prices paid for them. */
export default function TopCatsScreen() {
  const { canSeeUnitPrice, canShowPricing, canAccessAssay, hierarchy } = useSession();
  const asked = useReport(fields);
  const isConverterOffered = usePageOffered('/converter/:id/:type?/:parameters?');
  const first = useTopCatsQuery({ ...asked.request, count: FIRST_ROWS });
  const all = useTopCatsQuery(asked.request, { skip: !areMoreAwaited(first) });
  useGivenUp(first);
  const before = useTopCatsQuery({ ...asked.requestBefore, count: 1 }, asked.onlyCompared);
  const [download] = useLazyTopCatsDownloadQuery();
  const shown = useMemo(
    () =>
      columns.filter(({ id }) => {
        if (unitPrices.includes(id)) return canSeeUnitPrice;
        if (id === 'priceOverride') return hierarchy === 1 && canShowPricing;
        return canAccessAssay || !assays.includes(id);
      }),
    [canSeeUnitPrice, canShowPricing, canAccessAssay, hierarchy],
  );
  return (
    <ReportScreen
      tab="top-cats"
      heading="Top Cats Report"
      label="Top Cats"
      storageKey="reports.top-cats"
      asked={asked}
      query={allAfterFirst(first, all)}
      before={before}
      ask={(choice) => download({ ...asked.request, ...choice })}
      totals={({ totals }) => [
        countTotal('Pieces', totals.pieces),
        countTotal('Quantity', totals.quantity),
        countTotal('Codes', totals.codes),
      ]}
      chart={({ answer, isLoading }) => <TopCatsChart cats={answer?.list} isLoading={isLoading} />}
      columns={shown}
      getRowId={({ oem, type }) => `${oem} ${type}`}
      card={(row) => <CatCard row={row} />}
      empty="Nothing was bought in this range"
      pathOf={isConverterOffered ? ({ productId }) => productId && `/converter/${productId}` : undefined}
    />
  );
}

function CatCard({ row }: { row: TopCat }) {
  return (
    <>
      <CardHead>
        <strong>
          <Code>{row.oem}</Code>
        </strong>
        {formatNumber(row.count)}
      </CardHead>
      <div>{row.description}</div>
      {row.minPrice !== undefined && (
        <FactList>
          <dt>Prices</dt>
          <dd>
            <Money value={row.minPrice} /> to <Money value={row.maxPrice} />
          </dd>
        </FactList>
      )}
    </>
  );
}
