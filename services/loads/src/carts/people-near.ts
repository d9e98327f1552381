import { sessionsNow, type Session, type userChanged } from '@washcoat/contract-entities';
import type { DataOf } from '@washcoat/contract-kernel';
import { loadTypes } from '@washcoat/contract-loads';
import { isWithinFacilities, type Service } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { LoadRecord } from './load.model';

/** As many as the service that knows them answers at once. */
const MOST_PEOPLE = 200;

export type Asking = Pick<Service, 'platform'> & { database: Knex };

/** Everybody in whose scope a load is, with the rights of now; of those who are `named` where it is about them alone. */
export async function sessionsNear(
  asking: Asking,
  load: LoadRecord,
  named?: readonly string[],
): Promise<Session[]> {
  const sessions = await sessionsOf(asking, await nearTo(asking.database, load, named));
  return sessions.filter((session) => sees(load, session));
}

/** The users in whose scope the customer of the load is. */
async function nearTo(database: Knex, load: LoadRecord, named?: readonly string[]): Promise<string[]> {
  const parent = database('company_copy').where({ company_id: load.companyId }).select('parent_company_id');
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
    .orderBy('user_id')
    .limit(MOST_PEOPLE)
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
