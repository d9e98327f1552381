import type { User } from '@washcoat/contract-entities';
import { actionsColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { UserActions, type UserActionsProps } from './user-actions';
import { UserActive } from './user-active';
import { addressOfUser, nameOfUser } from './user-words';

type Actions = Pick<UserActionsProps, 'onEdit' | 'onDelete'>;

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
const actions = ({ onEdit, onDelete }: Actions): Column<User> =>
  actionsColumn({
    width: 88,
    render: (user) => <UserActions user={user} onEdit={onEdit} onDelete={onDelete} />,
  });

/** The list of all users. */
export function globalUserColumns(on: Actions): Column<User>[] {
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
    actions(on),
  ];
}

/** The users of one company. */
export function companyUserColumns(on: Actions): Column<User>[] {
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
    actions(on),
  ];
}
