import type { TopCat } from '@washcoat/contract-reporting';
import { breakpoints, formatMoney, useIsNarrow } from '@washcoat/ui';
import { barSeries, Chart, rangeSeries } from '@washcoat/ui/chart';
import { useMemo } from 'react';

const CODES = 12;
const CODES_ON_A_PHONE = 5;
const none: readonly TopCat[] = [];

/** The codes at the head of the report: pieces and, for those who see prices, what was paid, over the same codes. */
export function TopCatsChart({
  cats = none,
  isLoading,
}: {
  cats: readonly TopCat[] | undefined;
  isLoading: boolean;
}) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const first = useMemo(() => cats.slice(0, isPhone ? CODES_ON_A_PHONE : CODES), [cats, isPhone]);
  const arePricesSeen = first.every(({ minPrice }) => minPrice !== undefined);
  const categories = useMemo(() => first.map(({ oem }) => oem), [first]);
  const series = useMemo(() => {
    const counts = barSeries(
      'Count',
      first.map(({ count }) => count),
      { showValues: true },
    );
    if (!arePricesSeen) return [counts];
    const paid = first.map(({ minPrice = null, maxPrice = null }) => ({ low: minPrice, high: maxPrice }));
    return [counts, rangeSeries('Lowest to highest price', paid, { color: 1, pane: 1, format: formatMoney })];
  }, [first, arePricesSeen]);
  return (
    <Chart
      title={arePricesSeen ? 'Pieces bought and price paid' : 'Pieces bought'}
      rowTitle="OEM"
      {...{ categories, series, isLoading }}
      height={arePricesSeen ? 272 : 176}
    />
  );
}
