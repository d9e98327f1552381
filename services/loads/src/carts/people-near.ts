import { sessionsNow, type Session, type userChanged } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import { loadTypes } from '@washcoat/contract-loads';
import { isWithinFacilities, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { workingOn } from '../chat/seller-sight';
import type { LoadRecord } from './load.model';

/** As many as the service that knows them answers at once. */
const MOST_PEOPLE = 200;

export type Asking = Pick<Service, 'platform'> & { database: Knex };

/** People near to a load. */
export interface PeopleNear {
  sessions: Session[];
  /** Whether there are more than are looked at. */
  areMore: boolean;
}

/**
 * In whose scope a load is, with the rights of now; of those who are `named` where it is about them alone. Of many those who
 * work on it or have spoken about it come first, then those of its customer, then the others by name.
 */
export async function sessionsNear(
  asking: Asking,
  load: LoadRecord,
  named?: readonly string[],
): Promise<PeopleNear> {
  const userIds = await nearTo(asking.database, load, named);
  const sessions = await sessionsOf(asking, userIds.slice(0, MOST_PEOPLE));
  return {
    sessions: sessions.filter((session) => sees(load, session)),
    areMore: userIds.length > MOST_PEOPLE,
  };
}

/** The users in whose scope the customer of the load is, one more than are looked at where there are more. */
async function nearTo(database: Knex, load: LoadRecord, named?: readonly string[]): Promise<string[]> {
  const parent = database('company_copy').where({ company_id: load.companyId }).select('parent_company_id');
  const onIt = named ? [] : [...(await workingOn(database, load)), load.sellerUserId];
  const first = onIt.flatMap((userId) => userId ?? []);
  const people: { data: DataOf<typeof userChanged> }[] = await database('user_copy')
    .whereRaw(`(data ->> 'isActive')::boolean and not (data ->> 'isDeleted')::boolean`)
    .where((near) =>
      near
        .whereRaw(`data ->> 'hierarchy' = '1'`)
        .orWhereRaw(`(data ->> 'companyId')::uuid = ?`, [load.companyId])
        .orWhereRaw(`(data ->> 'companyId')::uuid = (?)`, [parent]),
    )
    .where((near) => near.whereRaw(`data ->> 'hierarchy' <> '2'`).orWhere('user_id', load.sellerUserId))
    .modify((near) => void (named && near.whereIn('user_id', named)))
    .orderByRaw(
      `user_id = any(?::uuid[]) desc, (data ->> 'companyId')::uuid = ? desc, data ->> 'firstName', data ->> 'lastName', user_id`,
      [first, load.companyId],
    )
    .limit(MOST_PEOPLE + 1)
    .select('data');
  return people.map(({ data }) => data.userId);
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
