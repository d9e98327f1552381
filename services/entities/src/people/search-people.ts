import type { buyerSearch, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { containingWords, type Page, pageOf, searchWords } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { pageOfFound } from './found-people';
import { usersInScope } from './user.model';

/** A person who belongs to a company, by name. */
export type MemberRow = Record<'user_id' | 'first_name' | 'last_name' | 'company_id', string>;

const member = ['user_id', 'company_id', 'first_name', 'last_name', 'search_text'];

/**
 * Active people in scope whose name holds every word, by name; an external customer finds itself only. `isBuyer`
 * leaves those who can be the assistant of a cart: the house's and the franchises' people.
 */
export async function searchPeople(
  database: Knex,
  session: Session,
  filters: InputOf<typeof buyerSearch>,
): Promise<Page<MemberRow>> {
  if (!searchWords(filters.text).length) return { list: [], areMoreItemsAvailable: false };
  const people = usersInScope(database, session)
    .where('app_user.is_active', true)
    .whereNotNull('app_user.company_id')
    .whereRaw('app_user.company_id not in (select company_id from company where not is_active)');
  if (filters.companyId) void people.where('app_user.company_id', filters.companyId);
  if (filters.isBuyer)
    void people.whereRaw(
      'app_user.company_id in (select company_id from company where is_house or is_franchise)',
    );
  containingWords(people, 'app_user.search_text', filters.text);
  return pageOfFound(database, people, member, (query) =>
    pageOf<MemberRow>(query.select(member).orderBy(['search_text', 'user_id']), filters),
  );
}
