import { useState } from 'react';
import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';

const fade = keyframes`
  from { background: var(--live-tint); }
`;

const Tint = styled.span<{ $isChanged: boolean }>`
  --live-tint: ${({ theme }) => theme.color.accentSoft};
  border-radius: ${({ theme }) => theme.radius.thumb};
  ${({ theme, $isChanged }) =>
    $isChanged &&
    css`
      animation: ${fade} ${theme.motion.tint};
    `}
`;

export interface LiveValueProps {
  /** What is watched; the children are tinted for a moment when it changes. */
  value: string | number | boolean | null | undefined;
  children: ReactNode;
}

/** A value that may change while one looks at it: it tints for a moment when it did. */
export function LiveValue({ value, children }: LiveValueProps) {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (seen.value !== value) setSeen({ value, changes: seen.changes + 1 });
  return (
    <Tint key={seen.changes} $isChanged={seen.changes > 0} data-changed={seen.changes > 0 || undefined}>
      {children}
    </Tint>
  );
}
