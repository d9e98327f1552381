import type { buyerSearch, Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { containingWords, type Page, pageOf, searchWords, withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { UserRow } from './user';

/** A person who belongs to a company. */
export type MemberRow = UserRow & { company_id: string };

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
  const query = withinScope(
    database('app_user').join('company', 'company.company_id', 'app_user.company_id'),
    session,
    'app_user.company_id',
  )
    .where({ 'app_user.is_active': true, 'company.is_active': true })
    .whereNull('app_user.deleted_at')
    .whereNull('company.deleted_at')
    .select('app_user.*');
  containingWords(query, 'app_user.search_text', filters.text);
  if (session.hierarchy === 2) void query.where('app_user.user_id', session.userId);
  if (filters.companyId) void query.where('app_user.company_id', filters.companyId);
  if (filters.isBuyer)
    void query.where((buyer) => buyer.where('company.is_house', true).orWhere('company.is_franchise', true));
  void query.orderByRaw('app_user.search_text, app_user.user_id');
  return pageOf(query, filters);
}
