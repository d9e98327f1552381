import { HiddenText, Tooltip } from '@washcoat/ui';
import { Check, Minus } from 'lucide-react';
import styled from 'styled-components';
import { differs, type ComparedPermission } from './compared-permissions';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  & th,
  & td {
    padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    text-align: left;
    font-weight: 400;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead th {
    background: ${({ theme }) => theme.color.sunken};
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
    color: ${({ theme }) => theme.color.text2};
  }
  & thead th > small {
    display: block;
    font-weight: 400;
    color: ${({ theme }) => theme.color.text3};
  }
  & tbody th > small {
    display: block;
    ${({ theme }) => theme.text.t11}
    color: ${({ theme }) => theme.color.text3};
  }
  & tbody tr[data-differs] {
    background: ${({ theme }) => theme.color.selected};
  }
  @container (max-width: 460px) {
    & th,
    & td {
      padding-inline: ${({ theme }) => theme.space(2)};
    }
  }
  & td > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1.5)};
  }
`;

const Absent = styled.span`
  color: ${({ theme }) => theme.color.text3};
`;

function Mark({ isGranted }: { isGranted: boolean }) {
  return isGranted ? (
    <span>
      <Check size={14} aria-hidden /> Granted
    </span>
  ) : (
    <Absent>
      <Minus size={14} aria-hidden /> Not granted
    </Absent>
  );
}

/** What stands over a column: the role and who has it. */
export interface ComparedRole {
  name: string;
  note: string;
}

export interface ComparisonTableProps {
  one: ComparedRole;
  other: ComparedRole;
  permissions: readonly ComparedPermission[];
  /** Rows that differ stand among others, so they are marked. */
  isMarked: boolean;
}

/** Permissions of two roles side by side. */
export function ComparisonTable({ one, other, permissions, isMarked }: ComparisonTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Permission</th>
          {[one, other].map(({ name, note }, index) => (
            <th key={index} scope="col">
              {name}
              <small>{note}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {permissions.map((permission) => (
          <tr key={permission.permissionId} data-differs={(isMarked && differs(permission)) || undefined}>
            <Tooltip text={permission.permissionName} side="bottom">
              <th scope="row">
                {permission.words}
                <small>{permission.area}</small>
                {isMarked && differs(permission) && <HiddenText>, differs</HiddenText>}
              </th>
            </Tooltip>
            <td>
              <Mark isGranted={permission.isInOne} />
            </td>
            <td>
              <Mark isGranted={permission.isInOther} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
