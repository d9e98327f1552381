import { FieldGrid, formatMoney } from '../src';
import { barSeries, Chart, lineSeries } from '../src/chart';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const listed = [193, 202, 211, 205, 190, 172, 165, 176, 181, 184, 183, 187];
const offer = [188, 195, 203, 199, 184, 167, 160, 170, 176, 180, 176, 181];
const codes = ['GD3', 'GA6', '4S71', '12656266', 'ZM40', 'KT 0334', 'Spider'];

/** Bars, lines, metals, loading and nothing. */
export function ChartsBoard() {
  return (
    <FieldGrid $min={420}>
      <Chart
        title="Price history"
        categories={months}
        series={[
          barSeries('Listed', listed, { color: 0, highlightLast: true }),
          lineSeries('Offer', offer, { color: 5 }),
        ]}
        format={(value) => formatMoney(value, 0)}
      />
      <Chart
        title="Pieces bought"
        note="last 30 days"
        categories={codes}
        series={[barSeries('Count', [128, 104, 97, 88, 81, 74, 61], { showValues: true })]}
      />
      <Chart
        title="Metals"
        categories={months}
        series={[
          lineSeries('Pt', listed, { color: 'pt' }),
          lineSeries('Pd', offer, { color: 'pd' }),
          lineSeries(
            'Rh',
            listed.map((value) => value / 2),
            { color: 'rh' },
          ),
        ]}
      />
      <Chart title="Loading" isLoading />
      <Chart title="Nothing" />
    </FieldGrid>
  );
}
