import styled from 'styled-components';

/** How many days early, by hand. */
export const Slider = styled.input`
  width: 100%;
  height: 28px;
  margin: 0;
  accent-color: ${({ theme }) => theme.color.accent};
  cursor: pointer;
`;

/** What comes of it: names and figures, the cost as the large one. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  margin: 0;
  align-items: baseline;
  ${({ theme }) => theme.font.tabular}

  & > dt {
    color: ${({ theme }) => theme.color.text2};
  }
  & > dd {
    margin: 0;
    text-align: right;
    font-weight: 600;
  }
  & > dd:first-of-type {
    ${({ theme }) => theme.text.t24}
  }
`;
