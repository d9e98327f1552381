import { sessionsNow, type Session, type userChanged } from '@washcoat/contract-entities';
import { allows, type DataOf } from '@washcoat/contract-kernel';
import { chatList, loadTypes } from '@washcoat/contract-loads';
import { isWithinFacilities, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { LoadRecord } from '../carts/load.model';
import { findLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { workingOn } from './seller-sight';

/** As many as the service that knows them answers at once. */
const MOST_PEOPLE = 200;

export interface ChatPerson {
  userId: string;
  name: string;
}

type Asking = Pick<Service, 'platform'> & { database: Knex };

/**
 * Who may open a load, by the rights and the scope of now, without who asks. A seller's side is shown of the buyer's only
 * who works on the load or has spoken about it: the staff of the house is no matter of its customers.
 */
export async function mentionable(asking: Asking, session: Session, loadId: string): Promise<ChatPerson[]> {
  const { database } = asking;
  const load = await findLoad(database, session, loadId);
  const sessions = await sessionsOf(asking, await nearTo(database, load, session.userId));
  const mine = partyOf(load, session);
  const atWork = mine === 'seller' ? await workingOn(database, load) : new Set<string>();
  const shown = sessions.filter(
    (one) =>
      allows(chatList.access, one) &&
      sees(load, one) &&
      (mine === 'buyer' || partyOf(load, one) === mine || atWork.has(one.userId)),
  );
  return shown
    .map(({ userId, firstName, lastName }) => ({ userId, name: `${firstName} ${lastName}`.trim() }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** The users in whose scope the customer of the load is. */
async function nearTo(database: Knex, load: LoadRecord, exceptUserId: string): Promise<string[]> {
  const parent = database('company_copy').where({ company_id: load.companyId }).select('parent_company_id');
  const people: { data: DataOf<typeof userChanged> }[] = await database('user_copy')
    .whereNot('user_id', exceptUserId)
    .whereRaw(`(data ->> 'isActive')::boolean and not (data ->> 'isDeleted')::boolean`)
    .where((near) =>
      near
        .whereRaw(`data ->> 'hierarchy' = '1'`)
        .orWhereRaw(`(data ->> 'companyId')::uuid = ?`, [load.companyId])
        .orWhereRaw(`(data ->> 'companyId')::uuid = (?)`, [parent]),
    )
    .orderBy('user_id')
    .limit(MOST_PEOPLE)
    .select('data');
  return people
    .filter(({ data }) => data.hierarchy !== 2 || data.userId === load.sellerUserId)
    .map(({ data }) => data.userId);
}

async function sessionsOf({ platform }: Asking, userIds: readonly string[]): Promise<Session[]> {
  if (!userIds.length) return [];
  const answer = await platform.services.post('entities', sessionsNow.path, { userIds });
  return sessionsNow.output.parse(JSON.parse(answer.toString())).sessions as Session[];
}

/** Whether somebody near to a load sees it: completed orders are cut by facility as well. */
function sees(load: LoadRecord, session: Session): boolean {
  if (load.type !== loadTypes.invoice) return true;
  const { facility, facilityCompanyId } = load;
  return isWithinFacilities(session, { ...facility, companyId: facilityCompanyId });
}
