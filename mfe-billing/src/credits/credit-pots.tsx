import styled from 'styled-components';
import { balanceWords } from './credit-words';

/** One kind of credit: what is left of it, and what becomes of the rest. */
export interface Pot {
  name: string;
  count: number;
  /** How many there were at the start of the month. */
  of?: number;
  /** Place in the chart palette. */
  color: 0 | 1 | 2;
  lapse: string;
}

const Bar = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(0.5)};
  height: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.neutral.soft};
  overflow: hidden;
`;

const Share = styled.span<{ $color: Pot['color'] }>`
  background: ${({ theme, $color }) => theme.chart[$color]};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  gap: ${({ theme }) => theme.space(4)};
  margin: 0;

  dt {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1.5)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  dd {
    margin: 0;
  }
`;

const Key = styled.span<{ $color: Pot['color'] }>`
  width: ${({ theme }) => theme.space(2)};
  height: ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: ${({ theme, $color }) => theme.chart[$color]};
`;

const Count = styled.dd`
  ${({ theme }) => theme.text.t20}
  ${({ theme }) => theme.font.tabular}

  small {
    ${({ theme }) => theme.text.t13}
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Lapse = styled.dd`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;

/** A bar of what is left by pot, and the figures under it. */
export function CreditPots({ pots }: { pots: readonly Pot[] }) {
  return (
    <>
      <Bar aria-hidden>
        {pots
          .filter(({ count }) => count > 0)
          .map(({ name, count, color }) => (
            <Share key={name} $color={color} style={{ flexGrow: count }} />
          ))}
      </Bar>
      <List>
        {pots.map(({ name, count, of, color, lapse }) => (
          <div key={name}>
            <dt>
              <Key $color={color} aria-hidden />
              {name}
            </dt>
            <Count>
              {balanceWords(count)} {of !== undefined && <small>of {of}</small>}
            </Count>
            <Lapse>{lapse}</Lapse>
          </div>
        ))}
      </List>
    </>
  );
}
