import styled from 'styled-components';

/** Sums with their names, the last of them the largest. */
export const MoneyLines = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(2)};
  }
  & dt {
    color: ${({ theme }) => theme.color.text2};
  }
  & > div:last-child {
    padding-top: ${({ theme }) => theme.space(1)};
  }
  & > div:last-child dt {
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
  & > div:last-child dd {
    ${({ theme }) => theme.text.t20}
    ${({ theme }) => theme.font.tabular}
  }
`;
