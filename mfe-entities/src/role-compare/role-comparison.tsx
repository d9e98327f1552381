import type { WholeRole } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { EmptyState, FailedPart, Skeleton, Switch } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { RoleDraft } from '../roles/role-draft';
import { counted } from '../roles/role-list-row';
import { roleTypeName } from '../roles/role-words';
import { useRoleQuery } from '../roles/roles.api';
import { comparedPermissions, differs } from './compared-permissions';
import { ComparisonTable, type ComparedRole } from './comparison-table';
import { RolePicker } from './role-picker';
import { useUserCount } from './use-user-count';

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 280px) auto minmax(0, 1fr);
  align-items: end;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};

  & > label,
  & > p {
    min-height: 36px;
    display: flex;
    align-items: center;
  }
  & > p {
    color: ${({ theme }) => theme.color.text2};
  }
  @container (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Wait = styled.div`
  padding: ${({ theme }) => theme.space(4)};
`;

function headOf(role: Pick<WholeRole, 'name' | 'type'>, users: number | undefined): ComparedRole {
  return {
    name: role.name,
    note: [roleTypeName(role.type), ...(users === undefined ? [] : [counted(users, 'user')])].join(', '),
  };
}

function differenceText(count: number): string {
  if (count === 0) return 'They grant the same.';
  return count === 1 ? '1 permission differs.' : `${count} permissions differ.`;
}

export interface RoleComparisonProps {
  role: WholeRole;
  /** False for a role that is only being written: a copy may stand beside its origin. */
  isSaved: boolean;
  /** The role as it is typed so far. */
  draft: RoleDraft;
  otherId: string | undefined;
  onOther: (roleId: string | null) => void;
}

/** Two roles side by side: which permissions differ, and how many users each of them reaches. */
export function RoleComparison({ role, isSaved, draft, otherId, onOther }: RoleComparisonProps) {
  const [isShort, setShort] = useState(true);
  const query = useRoleQuery({ roleId: otherId }, { skip: otherId === undefined });
  const other = otherId === undefined ? undefined : query.currentData;
  const ownUsers = useUserCount(isSaved ? role : undefined);
  const otherUsers = useUserCount(other);
  const all = other ? comparedPermissions(role, draft.granted, other) : [];
  const different = all.filter(differs);
  const shown = isShort ? different : all;
  const one = headOf({ name: draft.name || 'New role', type: draft.type ?? role.type }, ownUsers);
  return (
    <>
      <Bar>
        <RolePicker exceptId={isSaved ? role.roleId : null} chosen={other} onChoose={onOther} />
        <Switch label="Only differences" checked={isShort} onChange={setShort} />
        {other && <p role="status">{differenceText(different.length)}</p>}
      </Bar>
      {otherId === undefined && (
        <EmptyState
          title="No role to compare with"
          hint="Choose one by its name; the two stand side by side."
        />
      )}
      {query.error && otherId !== undefined && (
        <FailedPart
          title={problemText(query.error, 'That role did not load.')}
          onRetry={() => void query.refetch()}
          plain
        />
      )}
      {otherId !== undefined && query.isFetching && !other && (
        <Wait aria-busy>
          <Skeleton $height="160px" />
        </Wait>
      )}
      {other && shown.length > 0 && (
        <ComparisonTable
          one={one}
          other={headOf(other, otherUsers)}
          permissions={shown}
          isMarked={!isShort}
        />
      )}
    </>
  );
}
