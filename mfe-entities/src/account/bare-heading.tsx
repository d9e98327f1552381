import { BrandMark } from '@washcoat/ui';
import styled from 'styled-components';

const Row = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding-bottom: ${({ theme }) => theme.space(4)};

  & h1 {
    ${({ theme }) => theme.text.t24}
  }
`;

/** The heading of a page that stands without menu and top bar. */
export function BareHeading({ children }: { children: string }) {
  return (
    <Row>
      <BrandMark size={28} />
      <h1>{children}</h1>
    </Row>
  );
}
