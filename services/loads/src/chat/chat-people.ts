import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import { chatList } from '@washcoat/contract-loads';
import { findLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { sessionsNear, type Asking } from '../carts/people-near';
import { workingOn } from './seller-sight';

export interface ChatPerson {
  userId: string;
  name: string;
}

/**
 * Who may open a load, by the rights and the scope of now, without who asks; of those who are `named` where it is about
 * them alone. A seller's side is shown of the buyer's only who works on the load or has spoken about it: the staff of the house is no matter of its customers, nor is how many they are.
 */
export async function mentionable(
  asking: Asking,
  session: Session,
  loadId: string,
  named?: readonly string[],
): Promise<{ list: ChatPerson[]; areMoreItemsAvailable: boolean }> {
  const { database } = asking;
  const load = await findLoad(database, session, loadId);
  const near = await sessionsNear(asking, load, named);
  const sessions = near.sessions.filter(({ userId }) => userId !== session.userId);
  const mine = partyOf(load, session);
  const atWork = mine === 'seller' ? await workingOn(database, load) : new Set<string>();
  const shown = sessions.filter(
    (one) =>
      allows(chatList.access, one) &&
      (mine === 'buyer' || partyOf(load, one) === mine || atWork.has(one.userId)),
  );
  const list = shown
    .map(({ userId, firstName, lastName }) => ({ userId, name: `${firstName} ${lastName}`.trim() }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return { list, areMoreItemsAvailable: mine === 'buyer' && near.areMore };
}
