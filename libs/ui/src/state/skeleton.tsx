import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** The shape of something that is being loaded. Sizes are CSS lengths. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: inline-block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '10px' }) => $height};
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: ${({ theme }) => theme.color.neutral.soft};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
