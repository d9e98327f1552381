import type { Material } from '@washcoat/contract-reporting';
import { formatMoney, formatNumber, formatSigned, percentSign } from '@washcoat/ui';
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

const Change = styled.dd`
  && {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
    font-weight: 400;
  }
`;

/** A figure of the whole selection; one that may not be seen is left out. */
export interface Total {
  name: string;
  value: string | undefined;
  /** What it is compared by; absent where it is not one figure. */
  amount?: number;
}

export interface ReportTotalsProps {
  totals: readonly Total[];
  /** Those of the period before, by the same names. */
  before?: readonly Total[];
}

/** What the whole selection adds up to, not only this page, and how that differs from the period before. */
export function ReportTotals({ totals, before }: ReportTotalsProps) {
  return (
    <Strip>
      {totals.map(
        (total) =>
          total.value !== undefined && (
            <div key={total.name}>
              <dt>{total.name}</dt>
              <dd>{total.value}</dd>
              {before && <Change>{changeOf(total, before)}</Change>}
            </div>
          ),
      )}
    </Strip>
  );
}

/** How a figure came from that of the period before: by how much of it, where it is one figure and was not nothing. */
function changeOf({ name, amount }: Total, before: readonly Total[]): string {
  const past = before.find((one) => one.name === name);
  if (!past?.value) return 'None before';
  const { value, amount: was } = past;
  if (amount === undefined || was === undefined) return `${value} before`;
  if (was === amount) return `${value} before, no change`;
  if (was === 0) return `${value} before`;
  return `${value} before, ${formatSigned((100 * (amount - was)) / Math.abs(was), 1)}${percentSign}`;
}

/** A sum in dollars, for those who see sums. */
export const moneyTotal = (name: string, value: number | undefined): Total => ({
  name,
  value: value === undefined ? undefined : formatMoney(value),
  amount: value,
});
/** A count or a quantity; a service of before may not tell it. */
export const countTotal = (name: string, value: number | undefined): Total => ({
  name,
  value: value === undefined ? undefined : formatNumber(value),
  amount: value,
});

/** What each material comes to, with an average of its own: one over several materials would say nothing. */
export const materialTotals = (materials: readonly Material[] | undefined): Total[] =>
  (materials ?? []).map(({ type, units, isWeighed, spend, averageSpend }) => {
    const unit = isWeighed ? ' lb' : '';
    const each = isWeighed ? 'a lb' : 'each';
    const parts = [
      `${formatNumber(units)}${unit}`,
      ...(spend === undefined ? [] : [formatMoney(spend)]),
      ...(averageSpend === undefined ? [] : [`${formatMoney(averageSpend)} ${each}`]),
    ];
    return { name: type, value: parts.join(', ') };
  });
