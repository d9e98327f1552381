import { breakpoints } from '@washcoat/ui';
import styled from 'styled-components';

/** What is chosen from in a dialog: as many rows as there are, in a part that scrolls; on a phone the dialog does. */
export const Choices = styled.ul`
  max-height: min(40vh, 360px);
  overflow-y: auto;
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    max-height: none;
  }
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.field};

  & > li {
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  }
  & > li[data-flush] {
    padding: 0;
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  & label {
    width: 100%;
    overflow-wrap: anywhere;
  }
`;
