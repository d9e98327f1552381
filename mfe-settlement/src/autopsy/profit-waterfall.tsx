import { breakpoints, Card, formatMoney, formatSigned } from '@washcoat/ui';
import styled from 'styled-components';
import { waterfallRows, type PartedProfit, type WaterfallRow } from './waterfall-rows';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  ${({ theme }) => theme.font.tabular}

  & th {
    width: 40%;
    padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(4)}`};
    text-align: left;
    font-weight: 600;
  }
  & th > small {
    display: block;
    ${({ theme }) => theme.text.t12}
    font-weight: 400;
    color: ${({ theme }) => theme.color.text3};
  }
  & td:last-child {
    width: 120px;
    padding-right: ${({ theme }) => theme.space(4)};
    text-align: right;
  }
  & tr + tr {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    & th {
      width: 52%;
      padding-right: ${({ theme }) => theme.space(2)};
    }
    & td:last-child {
      width: 96px;
    }
  }
`;

const Row = styled.tr<{ $whole: boolean }>`
  background: ${({ theme, $whole }) => ($whole ? theme.color.sunken : 'transparent')};
  font-weight: ${({ $whole }) => ($whole ? 600 : 400)};
`;

const Axis = styled.div<{ $zero: number }>`
  position: relative;
  height: 24px;
  background: linear-gradient(${({ theme }) => theme.color.border2}, ${({ theme }) => theme.color.border2})
    ${({ $zero }) => $zero}% 0 / 1px 100% no-repeat;
`;

const Bar = styled.div<{ $kind: 'whole' | 'up' | 'down' }>`
  position: absolute;
  inset-block: 2px;
  border-radius: 2px;
  background: ${({ theme, $kind }) =>
    $kind === 'whole' ? theme.color.text2 : $kind === 'up' ? theme.chart[1] : theme.chart[0]};
`;

/** From the margin as bought to the profit, part by part: bars on one axis with 0 marked, and their dollars. */
export function ProfitWaterfall(profit: PartedProfit) {
  const { rows, zero } = waterfallRows(profit);
  return (
    <Card title="Where the profit went" note="USD; the line is $0" flush>
      <Table aria-label="Where the profit went">
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} $whole={row.isWhole}>
              <th scope="row">
                {row.name}
                <small>{row.reason}</small>
              </th>
              <td aria-hidden>
                <Axis $zero={zero}>
                  <Bar $kind={kindOf(row)} style={{ left: `${row.left}%`, width: `${row.width}%` }} />
                </Axis>
              </td>
              <td>{row.isWhole ? formatMoney(row.value) : formatSigned(row.value)}</td>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

function kindOf({ isWhole, value }: WaterfallRow) {
  if (isWhole) return 'whole';
  return value < 0 ? 'down' : 'up';
}
