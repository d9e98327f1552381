import type { AssayProposalLine, AssayProposalWhole } from '@washcoat/contract-converters';
import { hrefTo } from '@washcoat/platform-sdk';
import {
  Card,
  FigureTable,
  formatMoney,
  formatNumber,
  formatPpm,
  MetalMarker,
  metalOrder,
  noValue,
  OutlinePill,
  type Metal,
} from '@washcoat/ui';
import styled from 'styled-components';

const Scroll = styled.div`
  overflow-x: auto;

  & td,
  & th {
    white-space: nowrap;
  }
  & td,
  & tbody th {
    padding-top: ${({ theme }) => theme.space(1.5)};
    padding-bottom: ${({ theme }) => theme.space(1.5)};
    vertical-align: top;
  }
`;

const Small = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.text3};
  ${({ theme }) => theme.text.t12}
`;

/** Every converter that would change: what of it went in, its tests, assays and prices before and after. */
export function ProposalLines({ proposal }: { proposal: AssayProposalWhole }) {
  const hasPrices = proposal.lines.some(({ priceAfter }) => priceAfter !== undefined);
  return (
    <Card
      flush
      title="Converters"
      note="Assays in ppm, ± one standard deviation; listed prices with the prices in force"
    >
      <Scroll role="region" aria-label="Converters of the proposal" tabIndex={0}>
        <FigureTable aria-label="Converters of the proposal">
          <thead>
            <tr>
              <th scope="col">Converter</th>
              <th scope="col">Pieces</th>
              <th scope="col">Tests</th>
              {metalOrder.map((metal) => (
                <th key={metal} scope="col">
                  <MetalMarker metal={metal} />
                </th>
              ))}
              {hasPrices && <th scope="col">Price</th>}
            </tr>
          </thead>
          <tbody>
            {proposal.lines.map((line) => (
              <tr key={line.productId}>
                <th scope="row">
                  <a {...hrefTo(`/converter/${line.productId}/1`)}>{line.oem || 'Deleted'}</a>{' '}
                  {line.isChanged && proposal.status === 'open' && <OutlinePill>Changed since</OutlinePill>}
                  <Small>{line.description}</Small>
                </th>
                <td>{formatNumber(line.pieces)}</td>
                <td>
                  {formatNumber(line.tests)}
                  <Small>{`worth ${formatNumber(line.testsAfter)}`}</Small>
                </td>
                {metalOrder.map((metal) => (
                  <td key={metal}>
                    <Assay line={line} metal={metal} />
                  </td>
                ))}
                {hasPrices && (
                  <td>
                    {`${formatMoney(line.priceBefore)} → `}
                    <strong>{formatMoney(line.priceAfter)}</strong>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroll>
    </Card>
  );
}

function Assay({ line, metal }: { line: AssayProposalLine; metal: Metal }) {
  const { before, after, uncertaintyBefore, uncertainty, now, isChanged } = line;
  if (before[metal] === null) return <>{noValue}</>;
  return (
    <>
      {`${formatPpm(before[metal])} → `}
      <strong>{formatPpm(after[metal])}</strong>
      <Small>{`±${formatPpm(uncertaintyBefore[metal])} → ±${formatPpm(uncertainty[metal])}`}</Small>
      {isChanged && now && <Small>{`now ${formatPpm(now[metal])}`}</Small>}
    </>
  );
}
