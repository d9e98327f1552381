import styled from 'styled-components';

/** A short table in a dialog: what each row is about first, with lines between the rows. */
export const DialogTable = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(2)}`};
    text-align: left;
    vertical-align: top;
  }
  & [data-number] {
    text-align: right;
    white-space: nowrap;
  }
  & thead th {
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
    color: ${({ theme }) => theme.color.text2};
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody tr > * {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
`;
