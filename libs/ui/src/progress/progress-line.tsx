import styled, { keyframes } from 'styled-components';

const run = keyframes`
  from { transform: translateX(-60%) scaleX(0.6); }
  to { transform: translateX(100%) scaleX(0.6); }
`;

const Track = styled.div<{ $top: number }>`
  position: absolute;
  z-index: 2;
  inset: ${({ $top }) => $top}px 0 auto;
  height: 2px;
  overflow: hidden;
  pointer-events: none;

  &::after {
    content: '';
    display: block;
    height: 100%;
    background: ${({ theme }) => theme.color.accent};
    transform-origin: left;
    animation: ${run} 1.2s ease-in-out infinite;
  }
`;

export interface ProgressLineProps {
  /** Pixels below the top of the nearest positioned ancestor, e.g. under a table header. */
  top?: number;
  /** What is going on, for assistive technology. */
  label?: string;
}

/** Two copper pixels that say: what you see stays while newer data is on its way. */
export function ProgressLine({ top = 0, label = 'Updating' }: ProgressLineProps) {
  return <Track role="progressbar" aria-label={label} $top={top} />;
}
