import { formatNumber } from '@washcoat/ui';
import styled from 'styled-components';

/** Says that a list without pages ends before its rows do. */
export function CutList({ count }: { count: number }) {
  return <Words>The first {formatNumber(count)} are listed; the download has all.</Words>;
}

const Words = styled.p`
  ${({ theme }) => theme.text.t13}
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.color.text2};
`;
