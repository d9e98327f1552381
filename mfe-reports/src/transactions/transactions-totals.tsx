import { formatMoney, formatNumber } from '@washcoat/ui';
import styled from 'styled-components';
import type { TransactionsAnswer } from './transactions.api';

const Strip = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(8)}`};
  margin: 0;

  dt {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  dd {
    margin: 0;
    ${({ theme }) => theme.text.t20}
    ${({ theme }) => theme.font.tabular}
  }
`;

/** What the whole selection adds up to, not only this page. */
export function TransactionsTotals({ totals }: Pick<TransactionsAnswer, 'totals'>) {
  return (
    <Strip>
      {totals.spend !== undefined && (
        <div>
          <dt>Spend</dt>
          <dd>{formatMoney(totals.spend)}</dd>
        </div>
      )}
      <div>
        <dt>Pieces</dt>
        <dd>{formatNumber(totals.pieces)}</dd>
      </div>
      <div>
        <dt>Lines</dt>
        <dd>{formatNumber(totals.rows)}</dd>
      </div>
    </Strip>
  );
}
