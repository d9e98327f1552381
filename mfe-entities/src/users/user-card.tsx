import { FactList } from '@washcoat/ui';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { UserActions, type UserActionsProps } from './user-actions';
import { UserActive } from './user-active';
import { addressOfUser, nameOfUser } from './user-words';

/** A user on a phone. */
export function UserCard({ user, onEdit, onDelete }: UserActionsProps) {
  return (
    <>
      <CardHead>
        <strong>{nameOfUser(user)}</strong>
        <UserActive user={user} />
        <UserActions size={44} user={user} onEdit={onEdit} onDelete={onDelete} />
      </CardHead>
      <FactList>
        <dt>Email</dt>
        <dd>{user.email}</dd>
        <dt>Company</dt>
        <dd>{user.companyName ?? 'None'}</dd>
        <dt>Role</dt>
        <dd>
          {user.type ?? 'None'}
          {user.isAdmin && ', admin'}
        </dd>
        <dt>Address</dt>
        <dd>{addressOfUser(user) || 'None'}</dd>
      </FactList>
    </>
  );
}
