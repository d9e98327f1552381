import { Card, formatDate, formatNumber, ShareFigures, type ShareFigure } from '@washcoat/ui';
import styled from 'styled-components';
import { balanceWords } from './credit-words';
import type { Credits } from './credits.api';

const FREE_PER_MONTH = 50;

const Left = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0 0 ${({ theme }) => theme.space(3)};

  strong {
    ${({ theme }) => theme.text.t32}
    ${({ theme }) => theme.font.tabular}
  }
  span {
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Limit = styled.p`
  margin: ${({ theme }) => theme.space(3)} 0 0;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

const NoneLeft = styled.p.attrs({ role: 'status' })`
  margin: 0 0 ${({ theme }) => theme.space(3)};
`;

const NONE_LEFT = 'No lookup credits left. Subscribe to a plan to buy more.';

/** What is left of the lookup credits, in the order in which it is used, and when it lapses. */
export function CreditsCard({ credits }: { credits: Credits }) {
  const { count, free, earned, purchased, resetsAt, restriction } = credits;
  const resets = formatDate(resetsAt, 'day');
  const lapse = `Expire on ${resets}`;
  const pots: Omit<ShareFigure, 'figure'>[] = [
    { name: 'Free', count: free, unit: `of ${FREE_PER_MONTH}`, note: lapse, color: ({ chart }) => chart[2] },
    { name: 'Earned by sales', count: earned, note: lapse, color: ({ chart }) => chart[1] },
    { name: 'Purchased', count: purchased, note: 'Never expire', color: ({ chart }) => chart[0] },
  ];
  return (
    <Card title="Lookup credits" note={`Free credits come back on ${resets}`}>
      <Left>
        <strong>{balanceWords(count)}</strong>
        <span>left, used in this order · {formatNumber(credits.used)} used this month</span>
      </Left>
      {count === 0 && <NoneLeft>{NONE_LEFT}</NoneLeft>}
      <ShareFigures parts={pots.map((pot) => ({ ...pot, figure: balanceWords(pot.count) }))} />
      {restriction !== null && (
        <Limit>Your company may open {formatNumber(restriction)} lookups a month, all users together.</Limit>
      )}
    </Card>
  );
}
