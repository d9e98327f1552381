import type { User } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { actionsColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { UserActive } from './user-active';
import { addressOfUser, nameOfUser } from './user-words';

type Actions = readonly Action<User>[];

const email: Column<User> = textColumn({
  id: 'email',
  title: 'Email',
  value: (user) => user.email,
  minWidth: 180,
  priority: 3,
});
const address: Column<User> = textColumn({
  id: 'address',
  title: 'Address',
  value: addressOfUser,
  minWidth: 180,
  flex: 1.4,
  priority: 5,
});
const role: Column<User> = textColumn({ id: 'type', title: 'Role', value: (user) => user.type, priority: 3 });
const isActive: Column<User> = {
  id: 'isActive',
  title: 'Is Active',
  width: 104,
  priority: 2,
  skeleton: 'pill',
  render: (user) => <UserActive user={user} />,
};
const menu = (actions: Actions): Column<User> =>
  actionsColumn({
    width: 88,
    render: (user) => <RowActions row={user} actions={actions} />,
  });

/** The list of all users. */
export function globalUserColumns(actions: Actions): Column<User>[] {
  return [
    textColumn({
      id: 'userName',
      title: 'Username',
      value: nameOfUser,
      sortable: true,
      minWidth: 140,
      priority: 1,
    }),
    email,
    address,
    textColumn({
      id: 'companyName',
      title: 'Company Name',
      value: (user) => user.companyName,
      sortable: true,
      minWidth: 140,
      priority: 2,
    }),
    role,
    isActive,
    menu(actions),
  ];
}

/** The users of one company. */
export function companyUserColumns(actions: Actions): Column<User>[] {
  return [
    textColumn({ id: 'userName', title: 'Name', value: nameOfUser, minWidth: 140, priority: 1 }),
    email,
    address,
    role,
    textColumn({
      id: 'isAdmin',
      title: 'Is Admin',
      value: (user) => (user.isAdmin ? 'Yes' : 'No'),
      width: 88,
      priority: 4,
    }),
    isActive,
    menu(actions),
  ];
}
