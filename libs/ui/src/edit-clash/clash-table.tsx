import styled from 'styled-components';
import { noValue } from '../format/number';
import { breakpoints } from '../theme/theme';

const Table = styled.table`
  width: 100%;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-collapse: separate;
  border-spacing: 0;
  border-radius: ${({ theme }) => theme.radius.card};
  overflow: hidden;
  text-align: left;

  & th,
  & td {
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
    font-weight: 400;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & > thead th {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
  }
  & > tbody > tr > * {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  & > tbody th {
    color: ${({ theme }) => theme.color.text2};
  }
  & > tbody td:nth-child(2) {
    font-weight: 600;
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    table-layout: fixed;

    & th,
    & td {
      padding-inline: ${({ theme }) => theme.space(2)};
    }
  }
`;

/** One field of two versions, as people read it; null or empty text stands for nothing there. */
export interface ClashField {
  id: string;
  label: string;
  mine: string | null;
  theirs: string | null;
}

export interface ClashTableProps {
  fields: readonly ClashField[];
  /** The titles of the two versions: Yours, Priya’s. */
  mine: string;
  theirs: string;
}

/** Two versions of a record side by side, only what differs. */
export function ClashTable({ fields, mine, theirs }: ClashTableProps) {
  const different = fields.filter((field) => (field.mine || null) !== (field.theirs || null));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{mine}</th>
          <th scope="col">{theirs}</th>
        </tr>
      </thead>
      <tbody>
        {different.map((field) => (
          <tr key={field.id}>
            <th scope="row">{field.label}</th>
            <td>{field.mine || noValue}</td>
            <td>{field.theirs || noValue}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
