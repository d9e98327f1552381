import styled from 'styled-components';
import { breakpoints } from '../theme/theme';

/** A short table of figures inside a card: what it is about on the left, its figures right-aligned. */
export const FigureTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.font.tabular}

  & th,
  & td {
    height: ${({ theme }) => theme.space(8)};
    padding: ${({ theme }) => `0 ${theme.space(4)} 0 0`};
    text-align: right;
    white-space: nowrap;

    @media (max-width: ${breakpoints.wide - 0.02}px) {
      padding-right: ${({ theme }) => theme.space(2)};
    }
  }
  & thead th {
    background: ${({ theme }) => theme.color.sunken};
    white-space: normal;
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
    color: ${({ theme }) => theme.color.text2};
  }
  & th:first-child {
    padding-left: ${({ theme }) => theme.space(4)};
    text-align: left;
    font-weight: 500;
  }
  & tbody tr,
  & tfoot tr {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  & tfoot {
    font-weight: 600;
  }
`;
