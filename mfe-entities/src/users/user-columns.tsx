import { user as noun, type User } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { nounColumns, RowActions } from '@washcoat/platform-sdk/lists';
import { actionsColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { UserActive } from './user-active';
import { addressOfUser, nameOfUser } from './user-words';

type Name = 'email' | 'address' | 'companyName' | 'type' | 'isAdmin' | 'isActive';

const shown = (names: readonly Name[]): Column<User>[] =>
  nounColumns(
    noun,
    {
      email: { sortable: true, minWidth: 180, priority: 3 },
      address: { value: addressOfUser, minWidth: 180, flex: 1.4, priority: 5 },
      companyName: { sortable: true, minWidth: 140, priority: 2 },
      type: { priority: 3 },
      isAdmin: { width: 88, priority: 4 },
      isActive: {
        ...{ sortable: true, width: 104, priority: 2, skeleton: 'pill' },
        render: (user) => <UserActive user={user} />,
      },
    },
    names,
  );

const name = (title: string): Column<User> =>
  textColumn({ id: 'userName', title, value: nameOfUser, sortable: true, minWidth: 140, priority: 1 });

const menu = (actions: readonly Action<User>[]): Column<User> =>
  actionsColumn({ width: 88, render: (user) => <RowActions row={user} actions={actions} /> });

/** The list of all users. */
export const globalUserColumns = (actions: readonly Action<User>[]): Column<User>[] => [
  name('Username'),
  ...shown(['email', 'address', 'companyName', 'type', 'isActive']),
  menu(actions),
];

/** The users of one company. */
export const companyUserColumns = (actions: readonly Action<User>[]): Column<User>[] => [
  name('Name'),
  ...shown(['email', 'address', 'type', 'isAdmin', 'isActive']),
  menu(actions),
];
