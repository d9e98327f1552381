import type { Role } from '@washcoat/contract-entities';
import {
  pageActionsOf,
  rowActionsOf,
  useOfferedActions,
  useSession,
  type Action,
} from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  EmptyState,
  FailedPart,
  generalPageSizes,
  HiddenText,
  Pager,
  ProgressLine,
  Segment,
  Skeleton,
  useIsNarrow,
} from '@washcoat/ui';
import { ActionKey } from '@washcoat/platform-sdk/lists';
import styled from 'styled-components';
import { RoleListRow } from './role-list-row';
import type { RoleRights } from './role-rights';
import { roleTypeFrom, roleTypes, type RoleType } from './role-words';
import type { RoleView } from './role-view';
import type { RoleListAnswer } from './roles.api';

const Frame = styled.section`
  position: sticky;
  top: ${({ theme }) => theme.space(18)};
  max-height: calc(100dvh - ${({ theme }) => theme.space(22)});
  min-width: 0;
  overflow: clip auto;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    position: static;
    max-height: none;
  }
`;

const Bar = styled.div`
  padding: ${({ theme }) => theme.space(3)};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};

  ul + & {
    border-bottom: 0;
  }
`;

const Ghost = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
`;

const everyType = 'all';
const typeParts = [
  { value: everyType, label: 'All' },
  ...roleTypes.map(({ type, name }) => ({ value: String(type), label: name })),
];

export interface RoleListProps {
  view: RoleView;
  rights: RoleRights;
  answer: RoleListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onType: (type: RoleType | undefined) => void;
  onPage: (offset: number, count: number) => void;
  onClear: () => void;
  actions: readonly Action<Role>[];
  hrefOf: (role: Role) => string;
  /** Whether something typed for the role is not saved. */
  isEdited: (role: Role) => boolean;
}

/** The roles that the user may see, one of them current. */
export function RoleList(props: RoleListProps) {
  const { view, rights, answer, isFetching, error, onRetry, hrefOf, actions } = props;
  const session = useSession();
  const ofList = pageActionsOf(actions, session);
  const current = view.mode === 'add' ? undefined : answer?.list.find(({ roleId }) => roleId === view.roleId);
  useOfferedActions([...ofList, ...(current ? rowActionsOf(actions, session, current) : [])]);
  const touchSize = useIsNarrow(breakpoints.phone) ? 44 : 32;
  const rows = answer?.list ?? [];
  const isFiltered = view.text !== '' || view.type !== undefined;
  return (
    <Frame aria-label="Roles" aria-busy={isFetching}>
      {rights.canFilterType && (
        <Bar>
          <Segment
            label="Type of role"
            wide
            size={touchSize}
            parts={typeParts}
            value={view.type === undefined ? everyType : String(view.type)}
            onChange={(value) => props.onType(roleTypeFrom(value))}
          />
        </Bar>
      )}
      {answer && isFetching && <ProgressLine />}
      <HiddenText role="status">{!answer && isFetching ? 'Loading roles' : ''}</HiddenText>
      {error && <FailedPart title={error} onRetry={onRetry} plain />}
      {!answer && isFetching && <Ghosts />}
      {answer && rows.length === 0 && (
        <EmptyState
          title="No roles available"
          hint={rights.canAdd ? 'Try another name, or add a role.' : 'Try another name.'}
          onClearFilters={isFiltered ? props.onClear : undefined}
        />
      )}
      <ul>
        {rows.map((role) => (
          <RoleListRow
            key={role.roleId}
            role={role}
            href={hrefOf(role)}
            isCurrent={role.roleId === view.roleId && view.mode !== 'add'}
            isEdited={props.isEdited(role)}
            actions={actions}
          />
        ))}
      </ul>
      <Pager
        offset={view.offset}
        limit={view.count}
        count={rows.length}
        areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
        onOffsetChange={(offset) => props.onPage(offset, view.count)}
        sizes={generalPageSizes}
        onLimitChange={(count) => props.onPage(0, count)}
      />
      {ofList.map(({ id, label, icon, shortcut, run }) => (
        <Bar key={id}>
          <Button wide size={touchSize} icon={icon?.(14)} onClick={run}>
            {label}
            <ActionKey of={shortcut} />
          </Button>
        </Bar>
      ))}
    </Frame>
  );
}

function Ghosts() {
  return (
    <ul aria-hidden>
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Ghost key={index}>
          <Skeleton $width="50%" $height="14px" />
          <Skeleton $width="70%" />
        </Ghost>
      ))}
    </ul>
  );
}
