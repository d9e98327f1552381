import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A turning ring in the colour of the text around it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })<{ $size?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size = 14 }) => $size}px;
  height: ${({ $size = 14 }) => $size}px;
  border: 2px solid currentcolor;
  border-right-color: transparent;
  border-radius: ${({ theme }) => theme.radius.full};
  animation: ${turn} 800ms linear infinite;
`;
