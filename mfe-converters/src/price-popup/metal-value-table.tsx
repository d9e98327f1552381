import type { MetalShare, MetalValue, Product } from '@washcoat/contract-converters';
import { FigureTable, MetalMarker, formatMoney, formatNumber, formatOunces, originText } from '@washcoat/ui';
import styled from 'styled-components';

const Scroll = styled.div`
  overflow-x: auto;
`;

const Note = styled.p`
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-top: 1px solid ${({ theme }) => theme.color.border};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

interface ShareColumn {
  title: string;
  textOf: (share: MetalShare) => string;
  totalOf?: (product: Product) => number | undefined;
}

const market: readonly ShareColumn[] = [
  { title: 'oz', textOf: ({ ounces }) => formatOunces(ounces) },
  { title: 'Market, $/oz', textOf: ({ marketOunce }) => formatNumber(marketOunce, 2) },
  {
    title: 'Market value',
    textOf: ({ marketValue }) => formatMoney(marketValue),
    totalOf: ({ marketPrice }) => marketPrice,
  },
];

const house: readonly ShareColumn[] = [
  { title: 'Net, $/oz', textOf: ({ netOunce }) => formatNumber(netOunce, 2) },
  {
    title: 'Base value',
    textOf: ({ baseValue }) => formatMoney(baseValue),
    totalOf: ({ basePrice }) => basePrice,
  },
];

/** What each metal adds to a price, and who says since when that so much of it is in a piece. */
export function MetalValueTable({ product, metals }: { product: Product; metals: MetalValue }) {
  const { shares, isDefaultAssay } = metals;
  const columns = shares.every(({ baseValue }) => baseValue === undefined) ? market : [...market, ...house];
  const origin = originText(metals);
  return (
    <>
      <Scroll role="region" aria-label={`Metals of ${product.oem}`} tabIndex={0}>
        <FigureTable aria-label={`What each metal adds to the price of ${product.oem}`}>
          <thead>
            <tr>
              <th scope="col">Metal</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.metal}>
                <th scope="row">
                  <MetalMarker metal={share.metal} label="name" />
                </th>
                {columns.map(({ title, textOf }) => (
                  <td key={title}>{textOf(share)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              {columns.map(({ title, totalOf }) => (
                <td key={title}>{totalOf && formatMoney(totalOf(product))}</td>
              ))}
            </tr>
          </tfoot>
        </FigureTable>
      </Scroll>
      {origin && (
        <Note>{`${isDefaultAssay ? 'Weight and assay of the default piece' : 'Weight and assay'}: ${origin}`}</Note>
      )}
    </>
  );
}
