import type { Permission } from '@washcoat/contract-entities';
import { Code, EmptyState, generalPageSizes, OutlinePill, Pager } from '@washcoat/ui';
import { DataGrid, textColumn, type Column } from '@washcoat/ui/data-grid';
import styled from 'styled-components';
import { roleTypeName } from '../roles/role-words';
import { AccessibleSwitch } from './accessible-switch';
import { permissionWords } from './permission-words';

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};

  & > small {
    grid-column: 1 / -1;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
    overflow-wrap: anywhere;
  }
`;

const Flag = styled(Code)`
  font-weight: 400;
  color: ${({ theme }) => theme.color.text2};
`;

const columns: Column<Permission>[] = [
  {
    id: 'words',
    title: 'Permission',
    minWidth: 180,
    priority: 1,
    skeleton: 'text',
    render: (permission) => <strong>{permissionWords(permission)}</strong>,
  },
  {
    id: 'permissionName',
    title: 'Flag',
    minWidth: 220,
    priority: 3,
    skeleton: 'text',
    render: ({ permissionName }) => <Flag>{permissionName}</Flag>,
  },
  {
    id: 'type',
    title: 'Type',
    width: 112,
    priority: 2,
    skeleton: 'pill',
    render: ({ type }) => <OutlinePill>{roleTypeName(type)}</OutlinePill>,
  },
  textColumn({
    id: 'description',
    title: 'Description',
    value: ({ description }) => description,
    minWidth: 220,
    flex: 1.6,
    priority: 4,
  }),
  {
    id: 'isAccessible',
    title: 'Accessible',
    width: 112,
    priority: 1,
    skeleton: 'pill',
    render: (permission) => <AccessibleSwitch permission={permission} />,
  },
];

function cardOf(permission: Permission) {
  const { permissionName, type, description, restricts } = permission;
  return (
    <Card>
      <strong>{permissionWords(permission)}</strong>
      <AccessibleSwitch permission={permission} />
      <small>{description}</small>
      <small>
        {permissionName}, {roleTypeName(type)}
        {restricts && ', restricts'}
      </small>
    </Card>
  );
}

export interface PermissionTableProps {
  /** What the search leaves; undefined while loading. */
  found: readonly Permission[] | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  offset: number;
  count: number;
  onPage: (offset: number, count: number) => void;
  /** Given while a search is on. */
  onClear?: () => void;
}

/** Every permission of the installation with its accessible switch. */
export function PermissionTable(props: PermissionTableProps) {
  const { found, isFetching, error, onRetry, offset, count, onPage, onClear } = props;
  const rows = found?.slice(offset, offset + count) ?? [];
  return (
    <DataGrid
      label="Permissions"
      storageKey="entities.permissions"
      columns={columns}
      rows={rows}
      getRowId={({ permissionId }) => permissionId}
      isLoading={!found && isFetching}
      isUpdating={Boolean(found) && isFetching}
      error={error}
      onRetry={onRetry}
      rowState={({ isAccessible }) => (isAccessible ? undefined : 'dimmed')}
      cardFor={cardOf}
      empty={
        <EmptyState
          title="No permissions available"
          hint="Try another word, flag or description."
          onClearFilters={onClear}
        />
      }
      footer={
        <Pager
          offset={offset}
          limit={count}
          count={rows.length}
          areMoreItemsAvailable={(found?.length ?? 0) > offset + count}
          onOffsetChange={(next) => onPage(next, count)}
          sizes={generalPageSizes}
          onLimitChange={(next) => onPage(0, next)}
        />
      }
    />
  );
}
