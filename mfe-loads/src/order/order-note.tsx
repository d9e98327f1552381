import type { ReactNode } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.warning.soft};
  color: ${({ theme }) => theme.color.warning.text};
  ${({ theme }) => theme.text.t12}

  & > svg {
    flex: none;
    align-self: flex-start;
  }
  & > :nth-child(2) {
    flex: 1 1 160px;
  }
  & ul {
    margin: 0;
    padding-left: ${({ theme }) => theme.space(4)};
    list-style: disc;
  }
`;

export interface OrderNoteProps {
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** What stands between an order and its completion. */
export function OrderNote({ label, icon, children }: OrderNoteProps) {
  return (
    <Frame role="note" aria-label={label}>
      {icon}
      {children}
    </Frame>
  );
}
