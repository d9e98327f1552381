import { hrefTo } from '@washcoat/platform-sdk';
import { touchArea } from '@washcoat/ui';
import styled from 'styled-components';

const Trail = styled.nav`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.text2};

  & > a {
    ${touchArea}
  }
`;

/** The breadcrumb over the customers of one franchise. */
export function FranchiseTrail() {
  return (
    <Trail aria-label="Breadcrumb">
      <a {...hrefTo('/entities/Franchise')}>Franchise</a>
      <span aria-hidden>&gt;</span>
      <span aria-current="page">Franchise Customer</span>
    </Trail>
  );
}
