import { FigureTable, formatNumber, formatPercent } from '@washcoat/ui';
import styled from 'styled-components';
import type { TestListAnswer } from './tests.api';

const Scroll = styled.div`
  overflow-x: auto;
`;

const measures = [
  { name: 'subweight', label: 'Weight, g' },
  { name: 'ptAssay', label: 'Pt, ppm' },
  { name: 'pdAssay', label: 'Pd, ppm' },
  { name: 'rhAssay', label: 'Rh, ppm' },
] as const;

/** How far apart the tests of a converter are: around which mean, from where to where. */
export function TestSpreadTable({ spread }: { spread: NonNullable<TestListAnswer['spread']> }) {
  return (
    <Scroll>
      <FigureTable aria-label="How far apart the tests are">
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Mean</th>
            <th scope="col">Lowest</th>
            <th scope="col">Highest</th>
            <th scope="col">Apart</th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{formatNumber(spread[name].mean)}</td>
              <td>{formatNumber(spread[name].lowest)}</td>
              <td>{formatNumber(spread[name].highest)}</td>
              <td>{`±${formatPercent(spread[name].spreadPercent)}`}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroll>
  );
}
