import type { User } from '@washcoat/contract-entities';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { nameOfUser } from './user-words';
import { useDeleteUserMutation } from './users.api';

/** Asks before a user goes. */
export function DeleteUser({ user, onDone }: { user: User; onDone: () => void }) {
  const [remove] = useDeleteUserMutation();
  const { userId, companyId } = user;
  return (
    <DeleteRecord
      type="user"
      name={nameOfUser(user)}
      consequence="Whoever is signed in as this user is signed out. Carts and invoices stay. The user can be restored for 30 days."
      remove={() => remove({ userId, companyId: companyId ?? undefined }).unwrap()}
      onDone={onDone}
    />
  );
}
