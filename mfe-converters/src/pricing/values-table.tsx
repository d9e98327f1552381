import { FigureTable } from '@washcoat/ui';
import styled from 'styled-components';
import { NumberInput } from './number-input';

const Values = styled(FigureTable)`
  & td {
    padding-block: ${({ theme }) => theme.space(1)};
  }
  & td > div {
    margin-left: auto;
    max-width: 128px;
  }
`;

export interface ValueRow {
  /** The name of its field in the form. */
  name: string;
  label: string;
  /** In force, as it is shown. */
  inForce: string;
}

export interface ValuesTableProps {
  /** What the rows are: Facility, Family. */
  title: string;
  valueTitle: string;
  rows: readonly ValueRow[];
  most: number;
  suffix: string;
  whole?: boolean;
  readOnly: boolean;
  rule?: (value: number) => string | undefined;
}

/** One editable value for each row, beside what is in force. */
export function ValuesTable({ title, valueTitle, rows, readOnly, ...input }: ValuesTableProps) {
  return (
    <Values>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">In force</th>
          {!readOnly && <th scope="col">{valueTitle}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label, inForce }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{inForce}</td>
            {!readOnly && (
              <td>
                <div>
                  <NumberInput
                    name={name}
                    label={`${label} ${valueTitle.toLowerCase()}`}
                    allowNegative
                    {...input}
                  />
                </div>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Values>
  );
}
