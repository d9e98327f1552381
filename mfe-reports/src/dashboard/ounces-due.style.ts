import type { MorningMetal } from '@washcoat/contract-reporting';
import styled from 'styled-components';

/** Metals under each other. */
export const DueList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What the figures below leave out. */
export const DueNote = styled.p`
  ${({ theme }) => theme.text.t13}
  color: ${({ theme }) => theme.color.text2};

  & + ul:not(:empty) {
    margin-top: ${({ theme }) => theme.space(3)};
  }
`;

/** A name or figure on the left, one on the right. */
export const DueRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};

  &:is(small),
  & small {
    ${({ theme }) => theme.text.t12}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.text3};
  }
`;

/** What is hedged filled, what lies open as an outline behind it. */
export const DueBar = styled.div<{ $metal: MorningMetal['metal'] }>`
  display: flex;
  gap: 2px;
  height: 8px;
  margin: ${({ theme }) => `${theme.space(1.5)} 0`};

  & > i {
    box-sizing: border-box;
    border: 2px solid ${({ theme, $metal }) => theme.metal[$metal]};
    border-radius: 2px;
  }
  & > i[data-hedged] {
    background: ${({ theme, $metal }) => theme.metal[$metal]};
  }
`;
