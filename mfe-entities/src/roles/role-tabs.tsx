import { permissionList } from '@washcoat/contract-entities';
import { hrefTo, useAllowed } from '@washcoat/platform-sdk';
import { Tabs } from '@washcoat/ui';

const paths = { roles: '/config/roles', permissions: '/config/Permissions' } as const;

export interface RoleTabsProps {
  current: keyof typeof paths;
}

/** Roles, and beside it Permissions for those who may switch them. */
export function RoleTabs({ current }: RoleTabsProps) {
  const seesPermissions = useAllowed(permissionList.access);
  const tabs = [
    { id: 'roles', label: 'Roles', href: paths.roles },
    ...(seesPermissions ? [{ id: 'permissions', label: 'Permissions', href: paths.permissions }] : []),
  ];
  return (
    <Tabs
      label="Roles and permissions"
      current={current}
      tabs={tabs}
      onChange={(id, event) => hrefTo(id === 'roles' ? paths.roles : paths.permissions).onClick(event)}
    />
  );
}
