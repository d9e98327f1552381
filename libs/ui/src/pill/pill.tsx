import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Theme } from '../theme/theme';

/** What a pill means. */
export type PillKind = 'neutral' | 'info' | 'accent' | 'warning' | 'success' | 'danger';

function tone({ color }: Theme, kind: PillKind): { text: string; soft: string } {
  return kind === 'accent' ? { text: color.accentText, soft: color.accentSoft } : color[kind];
}

const Root = styled.span<{ $kind: PillKind }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  height: 20px;
  padding: 0 ${({ theme }) => theme.space(2)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $kind }) => tone(theme, $kind).soft};
  color: ${({ theme, $kind }) => tone(theme, $kind).text};
  ${({ theme }) => theme.text.t11}
  white-space: nowrap;
`;

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: ${({ theme }) => theme.radius.full};
  background: currentcolor;
`;

export interface PillProps {
  kind?: PillKind;
  /** Replaces the dot. */
  icon?: ReactNode;
  /** Leaves the dot away, e.g. for a count. */
  plain?: boolean;
  children: ReactNode;
}

/** A status: a dot and a word, because colour never speaks alone. */
export function Pill({ kind = 'neutral', icon, plain = false, children }: PillProps) {
  return (
    <Root $kind={kind}>
      {icon ?? (!plain && <Dot aria-hidden />)}
      {children}
    </Root>
  );
}
