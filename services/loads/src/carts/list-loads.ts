import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { loadTypes, type loadList } from '@washcoat/contract-loads';
import type { Knex } from 'knex';
import { mustSeeFranchises } from './load.policy';
import { presentLoad } from './load.presenter';
import { toLoad, type JoinedLoadRow } from './load.row';
import { selectLoads } from './load.repository';
import { visibleLoads } from './load-scope';

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
  if (input.type === loadTypes.franchiseView) mustSeeFranchises(session);
  const query = visibleLoads(selectLoads(database), session)
    .select(
      database.raw('(select count(*) from load_item where load_item.load_id = load.load_id) as item_count'),
    )
    .modify(ofType, input.type)
    .modify(ofText, input.text ?? '')
    .modify(ofMine, session, input.isMyCarts ?? false)
    .orderBy([{ column: 'load.updated_at', order: 'desc' }, { column: 'load.load_id' }])
    .limit(input.count + 1)
    .offset(input.offset);
  const rows: (JoinedLoadRow & { item_count: number })[] = await query;
  return {
    list: rows.slice(0, input.count).map((row) => presentLoad(toLoad(row), row.item_count)),
    areMoreItemsAvailable: rows.length > input.count,
  };
}

function ofType(query: Knex.QueryBuilder, type: number) {
  if (type !== loadTypes.franchiseView) return query.where('load.type', type);
  return query.whereIn('load.type', [loadTypes.cart, loadTypes.quote]).whereRaw(
    `(facility_copy.is_franchise or exists (
       select 1 from company_copy customer
         left join company_copy parent on parent.company_id = customer.parent_company_id
        where customer.company_id = load.company_id and (customer.is_franchise or parent.is_franchise)))`,
  );
}

/** Every word of the search is somewhere in the name of the load, its company or its contact. */
function ofText(query: Knex.QueryBuilder, text: string) {
  for (const word of text.toLowerCase().split(/\s+/).filter(Boolean)) {
    query.whereLike('load.search_text', `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  }
}

/** Own carts: all in scope for partners and subscribers; for house staff those that it made or buys. */
function ofMine(query: Knex.QueryBuilder, session: Session, isMine: boolean) {
  if (!isMine || session.hierarchy === 10 || session.hierarchy === 2) return;
  query.where((own) =>
    own.where('load.created_by', session.userId).orWhere('load.assistant_id', session.userId),
  );
}
