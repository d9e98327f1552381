import styled from 'styled-components';

/** A line under the code box: what it is of, and what can be done about it. */
export const ScanRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  min-height: ${({ theme }) => theme.space(9)};

  & > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
    ${({ theme }) => theme.font.tabular}
  }
  & small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  & > [role='alert'] {
    flex: 1 0 100%;
    color: ${({ theme }) => theme.color.danger.text};
  }
`;
