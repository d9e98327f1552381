import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.p<{ $tone: NoticeTone }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme, $tone }) => theme.color[$tone].line};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme, $tone }) => theme.color[$tone].soft};
  color: ${({ theme, $tone }) => theme.color[$tone].text};

  & > svg {
    flex: none;
  }
`;

export type NoticeTone = 'info' | 'warning' | 'danger';

export interface NoticeProps {
  tone: NoticeTone;
  /** Read out when it appears (`status`) or at once (`alert`); absent for what stands there from the start. */
  role?: 'status' | 'alert';
  icon?: ReactNode;
  children: ReactNode;
}

/** A sentence about a page or a part of it, in a box of its own. */
export function Notice({ tone, role, icon, children }: NoticeProps) {
  return (
    <Root $tone={tone} role={role}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
