import styled from 'styled-components';

/** One of a few things to choose from, over the whole width of its list: its key, what tells it apart, its figure. */
export const ChoiceRow = styled.button.attrs({ type: 'button' })<{ $dense?: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  width: 100%;
  min-height: ${({ theme, $dense }) => theme.space($dense ? 11 : 14)};
  padding: ${({ theme, $dense }) =>
    $dense ? `${theme.space(1)} ${theme.space(2)}` : `${theme.space(2)} ${theme.space(4)}`};
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.border};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > [data-words] {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;
