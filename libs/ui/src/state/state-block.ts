import styled from 'styled-components';

/** Something said in the middle of a part of the page: an icon, a title, a line, buttons. */
export const StateBlock = styled.div<{ $dashed?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: ${({ theme }) => `${theme.space(8)} ${theme.space(6)}`};
  border: ${({ theme, $dashed }) => ($dashed ? `1px dashed ${theme.color.border2}` : '0')};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $dashed }) => ($dashed ? theme.color.surface : 'transparent')};
  text-align: center;

  & > h2 {
    margin-top: ${({ theme }) => theme.space(3)};
    ${({ theme }) => theme.text.t14}
    font-weight: 600;
  }
  & > p {
    max-width: 44ch;
    margin-top: ${({ theme }) => theme.space(1)};
    color: ${({ theme }) => theme.color.text2};
  }
  & > small {
    margin-top: ${({ theme }) => theme.space(1)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
`;

/** The icon in its soft square. */
export const StateIcon = styled.span.attrs({ 'aria-hidden': true })<{ $warning?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme, $warning }) => ($warning ? theme.color.warning.soft : theme.color.neutral.soft)};
  color: ${({ theme, $warning }) => ($warning ? theme.color.warning.text : theme.color.text2)};
`;

/** The buttons under it. */
export const StateButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(4)};
`;
