import styled from 'styled-components';

const Track = styled.div`
  height: 8px;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.neutral.soft};
  overflow: hidden;
`;

const Bar = styled.div`
  height: 100%;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accent};
`;

export interface MeterProps {
  /** Share that is done, 0 to 100. */
  percent: number;
  label: string;
}

/** How much of something is done or paid. */
export function Meter({ percent, label }: MeterProps) {
  const shown = Math.min(100, Math.max(0, percent));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Bar style={{ width: `${shown}%` }} />
    </Track>
  );
}
