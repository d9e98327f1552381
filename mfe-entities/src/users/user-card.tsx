import { FactList } from '@washcoat/ui';
import type { User } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { CardHead, RowActions } from '@washcoat/platform-sdk/lists';
import { UserActive } from './user-active';
import { addressOfUser, nameOfUser } from './user-words';

/** A user on a phone. */
export function UserCard({ user, actions }: { user: User; actions: readonly Action<User>[] }) {
  return (
    <>
      <CardHead>
        <strong>{nameOfUser(user)}</strong>
        <UserActive user={user} />
        <RowActions size={44} row={user} actions={actions} />
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
