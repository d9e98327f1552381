import styled from 'styled-components';
import { Amount } from '../figures/amount';

const Over = styled.span`
  margin-right: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t11}
  color: ${({ theme }) => theme.color.warning.text};
`;

/** The ounces without a hedge; below zero more was hedged than returns. */
export function BalanceOz({ value }: { value: number }) {
  return (
    <>
      {value < 0 && <Over>over-hedged</Over>}
      <Amount value={value} digits={3} />
    </>
  );
}
