import { breakpoints } from '@washcoat/ui';
import styled from 'styled-components';

/** Only the table scrolls sideways, never the dialog around it. */
export const Scroller = styled.div`
  min-width: 0;
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

export const Sheet = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  & th,
  & td {
    min-width: 160px;
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
    text-align: left;
    vertical-align: top;
  }
  & tbody th,
  & tbody td {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  & tr > :first-child {
    position: sticky;
    z-index: ${({ theme }) => theme.z.bar};
    left: 0;
    min-width: 120px;
    background: ${({ theme }) => theme.color.sunken};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  & tbody th {
    font-weight: 500;
  }

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    & tr > :first-child {
      min-width: 96px;
    }
  }
`;

/** The name of a fact, on the line of its values, and the word that they differ. */
export const FactName = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  min-height: ${({ theme }) => theme.space(5)};
`;

export const Value = styled.td<{ $isNumber: boolean; $differs: boolean }>`
  ${({ theme }) => theme.font.tabular}
  font-weight: ${({ $differs }) => ($differs ? 600 : 400)};
  color: ${({ theme, $differs }) => ($differs ? theme.color.text : theme.color.text2)};

  && {
    text-align: ${({ $isNumber }) => ($isNumber ? 'right' : 'left')};
  }
`;
