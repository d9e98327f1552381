import { problemOf, problemText } from '@washcoat/platform-sdk';
import { FailedPart, Skeleton, Stack } from '@washcoat/ui';
import { useUserCount } from '../role-compare/use-user-count';
import type { RoleTask } from './role-draft';
import { RoleEditor } from './role-editor';
import { RoleFrame } from './role-frame';
import { RoleReader } from './role-reader';
import type { RoleRights } from './role-rights';
import { showing, type RoleAddress, type RoleView } from './role-view';
import { useRoleQuery } from './roles.api';
import type { Drafts } from './use-drafts';
import styled from 'styled-components';

const LOAD_FAILED = 'This role did not load.';

const Wait = styled(Stack)`
  padding: ${({ theme }) => theme.space(4)};
`;

/** Under which name what is typed for a role is kept. */
export function draftKey(task: RoleTask, roleId: string | undefined): string {
  return task === 'add' ? task : `${task} ${roleId ?? ''}`;
}

function reachText(users: number | undefined): string | undefined {
  if (!users) return undefined;
  return `${users === 1 ? '1 user has' : `${users} users have`} this role. A change reaches them with their next request.`;
}

export interface RolePaneProps {
  view: RoleView;
  rights: RoleRights;
  drafts: Drafts;
  onAddress: (change: RoleAddress) => void;
}

/** One role beside the list: its form, or its facts for those who only read. */
export function RolePane({ view, rights, drafts, onAddress }: RolePaneProps) {
  const task: RoleTask = view.mode ?? 'edit';
  const roleId = task === 'add' ? undefined : view.roleId;
  const { currentData: role, isFetching, error, refetch } = useRoleQuery({ roleId });
  const users = useUserCount(task === 'edit' ? role : undefined);
  if (!role && error) {
    const isGone = problemOf(error).status === 404;
    return (
      <RoleFrame aria-label="Role">
        <FailedPart
          title={isGone ? 'This role is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : () => void refetch()}
          homeHref={isGone ? '/config/roles' : undefined}
          homeLabel="Back to roles"
          plain
        />
      </RoleFrame>
    );
  }
  if (!role)
    return (
      <RoleFrame aria-label="Role" aria-busy={isFetching}>
        <Wait>
          <Skeleton $width="60%" $height="36px" />
          <Skeleton $height="240px" />
        </Wait>
      </RoleFrame>
    );
  const mayEdit = task === 'add' ? rights.canAdd : task === 'clone' ? rights.canClone : rights.canEdit;
  const shared = { role, view, seesHistory: rights.seesHistory, onAddress };
  if (!mayEdit) return <RoleReader {...shared} />;
  const key = draftKey(task, roleId);
  return (
    <RoleEditor
      key={key}
      {...shared}
      task={task}
      kept={drafts.of(key)}
      onDraft={(draft) => drafts.keep(key, draft)}
      note={reachText(users)}
      reload={refetch}
      onSaved={(savedId) => {
        if (task !== 'edit') onAddress(showing(savedId));
      }}
      onCancel={() => {
        if (task !== 'edit') onAddress({ mode: '' });
      }}
    />
  );
}
