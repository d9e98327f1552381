import type { SettlementStatement } from '@washcoat/contract-settlement';
import { Card, formatMoney, formatNumber } from '@washcoat/ui';
import styled from 'styled-components';

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${({ theme }) => theme.space(2)};

  & > dt {
    color: ${({ theme }) => theme.color.text2};
  }
  & > dd {
    text-align: right;
    ${({ theme }) => theme.font.tabular}
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;

const Result = styled.div`
  align-self: end;
  text-align: right;
  color: ${({ theme }) => theme.color.text3};

  & > strong {
    display: block;
    ${({ theme }) => theme.text.t24}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.accentText};
  }
`;

type Totals = Pick<
  SettlementStatement,
  | 'totalMetalReturn'
  | 'totalRefiningCharges'
  | 'totalProductCharges'
  | 'totalCharges'
  | 'totalSettlementAmount'
>;

/** From the metals' return to what is paid out, dollars. */
export function SettlementSums({ statement }: { statement: Totals }) {
  return (
    <Card title="Totals" note="USD">
      <Halves>
        <Lines>
          <dt>Metal return</dt>
          <dd>{formatNumber(statement.totalMetalReturn, 3)}</dd>
          <dt>Refining charges</dt>
          <dd>{formatNumber(-statement.totalRefiningCharges, 3)}</dd>
          <dt>Product charges</dt>
          <dd>{formatNumber(-statement.totalProductCharges, 3)}</dd>
          <dt>Total charges</dt>
          <dd>{formatNumber(-statement.totalCharges, 3)}</dd>
        </Lines>
        <Result>
          Total settlement amount
          <strong>{formatMoney(statement.totalSettlementAmount, 3)}</strong>
        </Result>
      </Halves>
    </Card>
  );
}
