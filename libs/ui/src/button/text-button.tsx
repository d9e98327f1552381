import styled from 'styled-components';
import { touchArea } from '../theme/touch';

/** A button that reads like a link, for "Forgot Password" and "Clear filters". */
export const TextButton = styled.button.attrs({ type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.color.accentText};
  font-weight: 500;
  cursor: pointer;
  border-radius: ${({ theme }) => theme.radius.thumb};
  ${touchArea}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
