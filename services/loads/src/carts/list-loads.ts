import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { loadTypes, type loadList } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { assertMayListFranchises } from './load.policy';
import { presentLoad } from './load.presenter';
import { LoadModel } from './load.model';
import { loadsSeenBy } from './load.repository';

const { columns: l } = LoadModel;

type ListInput = InputOf<typeof loadList>;

/**
 * Carts, quotes or requests in scope, the one changed last first; type 30 is the open carts of franchises.
 *
 * @throws 403 for type 30 below hierarchy 1
 */
export async function listLoads(
  database: Knex,
  session: Session,
  input: ListInput,
): Promise<AnswerOf<typeof loadList>> {
  if (input.type === loadTypes.franchiseView) assertMayListFranchises(session);
  const loads = await loadsSeenBy(database, session)
    .select(LoadModel.relatedQuery('items').count().as('itemCount'))
    .modify(ofType, input.type)
    .modify(ofMine, session, input.isMyCarts ?? false)
    .modify('saying', input.text ?? '')
    .where(withoutUnasked({ [l.companyId]: input.companyId, [l.facilityId]: input.facilityId }))
    .orderBy([{ column: l.updatedAt, order: 'desc' }, { column: l.loadId }])
    .limit(input.count + 1)
    .offset(input.offset)
    .castTo<(LoadModel & { itemCount: number })[]>();
  return {
    list: loads.slice(0, input.count).map((load) => presentLoad(load, load.itemCount)),
    areMoreItemsAvailable: loads.length > input.count,
  };
}

/** What was asked for of some columns. */
const withoutUnasked = (asked: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]])),
  );

function ofType(query: QueryBuilder<LoadModel>, type: number) {
  if (type !== loadTypes.franchiseView) return void query.where(l.type, type);
  void query.whereIn(l.type, [loadTypes.cart, loadTypes.quote]).whereRaw(
    `(facility_copy.is_franchise or exists (
       select 1 from company_copy customer
         left join company_copy parent on parent.company_id = customer.parent_company_id
        where customer.company_id = load.company_id and (customer.is_franchise or parent.is_franchise)))`,
  );
}

/** Own carts: all in scope for partners and subscribers; for house staff those that it made or buys. */
function ofMine(query: QueryBuilder<LoadModel>, session: Session, isMine: boolean) {
  if (!isMine || session.hierarchy === 10 || session.hierarchy === 2) return;
  void query.where(
    (own) => void own.where(l.createdBy, session.userId).orWhere(l.assistantId, session.userId),
  );
}
