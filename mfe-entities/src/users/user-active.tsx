import type { User } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { ActivePill } from '@washcoat/platform-sdk/lists';
import { EntitySwitch } from '../active-switch/entity-switch';
import { useEditUserMutation } from './users.api';
import { switchedUser } from './user-change';
import { userRights } from './user-rights';
import { nameOfUser } from './user-words';

/** Whether a user may sign in: a switch that saves the whole user at once, a word for those who may not change it. */
export function UserActive({ user }: { user: User }) {
  const session = useSession();
  const [edit] = useEditUserMutation();
  const { canEdit, switchRefusal } = userRights(session, user);
  if (!canEdit) return <ActivePill isOn={user.isActive} />;
  return (
    <EntitySwitch
      label={`${nameOfUser(user)} is active`}
      isOn={user.isActive}
      disabledReason={switchRefusal}
      version={user.version}
      save={(isActive) => edit(switchedUser(user, isActive)).unwrap()}
    />
  );
}
