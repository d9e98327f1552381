import type { Session, User } from '@washcoat/contract-entities';

/** What the signed-in user may do with a user of the list. The service decides again. */
export interface UserRights {
  canEdit: boolean;
  canDelete: boolean;
  /** Why the switch does not move, for those who may edit. */
  switchRefusal?: string;
}

function standsAbove(user: User, session: Session): boolean {
  if (user.isSA && !session.isSA) return true;
  if (user.isAdmin && !session.isAdmin && !session.isSA) return true;
  return user.hierarchy === 1 && session.hierarchy !== 1;
}

/** Nobody changes somebody who stands above them; nobody deletes themself or switches themself off. */
export function userRights(session: Session, user: User): UserRights {
  const isSelf = user.userId === session.userId;
  const isAbove = standsAbove(user, session);
  return {
    canEdit: session.canCreateUser && !isAbove,
    canDelete: session.canDeleteUser && !isAbove && !isSelf,
    switchRefusal: isSelf ? 'Nobody can switch themself off' : undefined,
  };
}
