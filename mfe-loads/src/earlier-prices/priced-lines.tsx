import type { PricedLine } from '@washcoat/contract-loads';
import { Code, FigureTable, formatMoney, formatSigned, noValue } from '@washcoat/ui';
import styled from 'styled-components';
import { priceFigure, quantityText } from '../items/item-words';

const Scroller = styled.div.attrs({ tabIndex: 0, role: 'region', 'aria-label': 'Lines by the prices then' })`
  max-height: 320px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** The lines of a load beside what they would have cost, those that differ the most first. */
export function PricedLines({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <Scroller>
      <FigureTable aria-label="Lines">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Agreed</th>
            <th scope="col">Then</th>
            <th scope="col">Total then</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.itemId}>
              <th scope="row">
                <Code>{line.oem || line.description}</Code>
              </th>
              <td>{quantityText(line)}</td>
              <td>{priceFigure(line.adjustedPrice, line.type)}</td>
              <td>{line.priceThen === null ? noValue : priceFigure(line.priceThen, line.type)}</td>
              <td>{formatMoney(line.totalThen)}</td>
              <td>{formatSigned(line.totalThen - line.total, 2)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
