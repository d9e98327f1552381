import styled, { css } from 'styled-components';

/** Rows of 28 with a pointer, of 44 in the drawer. */
interface RowProps {
  $isTall: boolean;
  $isFolded: boolean;
}

export const Row = styled.div<RowProps>`
  position: relative;
  display: flex;
  align-items: center;
  height: ${({ $isTall }) => ($isTall ? '44px' : '28px')};
  border: 1px solid transparent;
  border-radius: ${({ theme }) => theme.radius.field};
  color: ${({ theme }) => theme.color.text2};

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &[data-current] {
    border-color: ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.text};
    box-shadow: ${({ theme }) => theme.shadow.s1};
  }
  &[data-current] svg:first-child {
    color: ${({ theme }) => theme.color.accent};
  }
`;

export const RowLink = styled.a<{ $isFolded: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
  height: 100%;
  padding: 0 ${({ theme }) => theme.space(2)};
  ${({ $isFolded }) =>
    $isFolded &&
    css`
      justify-content: center;
      padding: 0;
    `}
  border-radius: ${({ theme }) => theme.radius.field};
  color: inherit;
  ${({ theme }) => theme.text.t13}
  font-weight: 500;
  text-decoration: none;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Unfold = styled.button<{ $isTall: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  width: ${({ $isTall }) => ($isTall ? '44px' : '28px')};
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.field};
  background: none;
  color: ${({ theme }) => theme.color.text3};
  cursor: pointer;

  & > svg {
    transition: transform ${({ theme }) => theme.motion.menu};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

export const SubRows = styled.ul`
  margin-left: ${({ theme }) => theme.space(4)};
  padding-left: ${({ theme }) => theme.space(2)};
  border-left: 1px solid ${({ theme }) => theme.color.border2};
`;

/** How many records wait behind an entry. */
export const Count = styled.span<{ $isFolded: boolean }>`
  position: relative;
  flex: none;
  min-width: 18px;
  margin-right: ${({ theme }) => theme.space(1)};
  padding: 0 ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.accentText};
  ${({ theme }) => theme.text.t11}
  font-weight: 600;
  text-align: center;
  pointer-events: none;
  ${({ $isFolded }) =>
    $isFolded &&
    css`
      position: absolute;
      top: -4px;
      right: -8px;
    `}
`;
