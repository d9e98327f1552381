import { Info } from 'lucide-react';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.info.line};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.info.soft};
  color: ${({ theme }) => theme.color.info.text};

  & > svg {
    flex: none;
  }
`;

/** Tells limited users why there are only five results. */
export function LimitedNotice() {
  return (
    <Line>
      <Info size={16} aria-hidden />
      Search results limited to 5 items. Please refine your search criteria for more results
    </Line>
  );
}
