import type { Session } from '@washcoat/contract-entities';
import { priceSight, type AnswerOf, type InputOf } from '@washcoat/contract-kernel';
import type { loadTimeline } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import { mapPage, pageOf } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findLoad } from '../carts/load.repository';
import { partyOf } from '../carts/party';
import { itemsOf } from '../items/item.repository';
import { disclosureTo } from '../items/price-disclosure';
import type { RecordedStep } from './recorded-step';
import { presentStep } from './timeline.presenter';

/**
 * Who did what to a load and its items, newest first, out of the audit trail; days of its words are those of `timezone`.
 * Who sells is told nothing from before the load was its customer's. Throws 404 out of scope.
 */
export async function listTimeline(
  database: Knex,
  session: Session,
  { loadId, ...page }: InputOf<typeof loadTimeline>,
  timezone: string,
): Promise<AnswerOf<typeof loadTimeline>> {
  const load = await findLoad(database, session, loadId);
  const items = await itemsOf(database, loadId);
  const isKnown = await disclosureTo(database, session, items);
  const isDisclosed = items.filter(isBought).every(isKnown);
  const reading = { session, load, timezone, isKnown, isDisclosed };
  const isOfBuyer = partyOf(load, session) === 'buyer' && priceSight(session).names;
  const steps = stepsOf(database, loadId);
  if (!isOfBuyer) steps.where('audit_id', '>', lastChangeOfCustomer(database, loadId));
  return mapPage(await pageOf<RecordedStep>(steps, page), (step) => presentStep(step, reading));
}

/** What was done to a load and its items; signatures are left where they are. */
const stepsOf = (database: Knex, loadId: string) =>
  database('audit_entry')
    .leftJoin('user_copy', 'user_copy.user_id', 'audit_entry.user_id')
    .whereIn('entity', ['load', 'load_item'])
    .whereRaw(`coalesce(after, before) ->> 'loadId' = ?`, [loadId])
    .orderBy('audit_id', 'desc')
    .select(
      'audit_id',
      'at',
      'audit_entry.user_id',
      'user_name',
      'action',
      'entity',
      database.raw(`before - 'signature' as before, after - 'signature' as after`),
      database.raw(
        `(user_copy.data ->> 'hierarchy')::int as hierarchy, user_copy.data ->> 'companyId' as company_id`,
      ),
    );

/** The step by which a load became that of its customer; 0 where it always was. */
const lastChangeOfCustomer = (database: Knex, loadId: string) =>
  database('audit_entry as change')
    .where('change.entity', 'load')
    .whereRaw(`coalesce(change.after, change.before) ->> 'loadId' = ?`, [loadId])
    .whereRaw(`change.before ->> 'companyId' <> change.after ->> 'companyId'`)
    .select(database.raw('coalesce(max(change.audit_id), 0)'));
