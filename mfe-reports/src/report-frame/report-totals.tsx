import { formatMoney, formatNumber } from '@washcoat/ui';
import styled from 'styled-components';

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

/** A figure of the whole selection; one that may not be seen is left out. */
export interface Total {
  name: string;
  value: string | undefined;
}

/** What the whole selection adds up to, not only this page. */
export function ReportTotals({ totals }: { totals: readonly Total[] }) {
  return (
    <Strip>
      {totals.map(
        ({ name, value }) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Strip>
  );
}

/** A sum in dollars, for those who see sums. */
export const moneyTotal = (name: string, value: number | undefined): Total => ({
  name,
  value: value === undefined ? undefined : formatMoney(value),
});
/** A count or a quantity. */
export const countTotal = (name: string, value: number): Total => ({ name, value: formatNumber(value) });
