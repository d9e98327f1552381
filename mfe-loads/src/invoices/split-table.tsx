import type { Invoice } from '@washcoat/contract-invoicing';
import { breakpoints, Code, Money, MoneyField } from '@washcoat/ui';
import Decimal from 'decimal.js';
import styled from 'styled-components';
import { DialogTable } from './dialog-table.style';
import { titleOf } from './invoice-columns';
import { amountIn, partProblem, type Split } from './split-entry';

const Table = styled(DialogTable)`
  & tbody th {
    white-space: nowrap;
  }
  & td:nth-child(3) {
    width: 40%;
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    & th,
    & td {
      padding-inline: ${({ theme }) => theme.space(1)};
    }
    & td:nth-child(3) {
      width: 34%;
    }
  }
`;

export interface SplitTableProps {
  /** The oldest first. */
  rows: readonly Invoice[];
  split: Split;
  onChange: (loadId: string, text: string) => void;
}

/** What of a payment goes to which invoice, and what stays open of it. */
export function SplitTable({ rows, split, onChange }: SplitTableProps) {
  return (
    <Table aria-label="What it pays">
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col" data-number>
            Open
          </th>
          <th scope="col">Pays</th>
          <th scope="col" data-number>
            Leaves
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const text = split[row.loadId] ?? '';
          const left = new Decimal(row.balance ?? 0).minus(amountIn(text) ?? 0);
          return (
            <tr key={row.loadId}>
              <th scope="row">
                <Code>{titleOf(row)}</Code>
              </th>
              <td data-number>
                <Money value={row.balance} />
              </td>
              <td>
                <MoneyField
                  label={`Pays of ${titleOf(row)}`}
                  hideLabel
                  value={text}
                  error={partProblem(text, row)}
                  onChange={(event) => onChange(row.loadId, event.target.value)}
                />
              </td>
              <td data-number>
                <Money value={left.isNegative() ? null : left} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
