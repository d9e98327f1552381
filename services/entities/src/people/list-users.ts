import type { Session, userList } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import {
  containingWords,
  keysetPageOf,
  sortedOrder,
  type KeysetColumn,
  type KeysetOrder,
  type KeysetPage,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { pageOfFound } from './found-people';
import { shownUsers, usersInScope, type ShownUser } from './user.model';

type Filters = InputOf<typeof userList>;

/**
 * Users in scope, by their shown name, by company with companySort, or by several columns with sort. Each word of the text is looked for in name,
 * e-mail, telephone and company. `isFranchise` tells the users of franchises and of their customers from the others;
 * `isEmbed` changes nothing.
 */
export async function listUsers(
  database: Knex,
  session: Session,
  filters: Filters,
): Promise<KeysetPage<ShownUser>> {
  const people = usersInScope(database, session);
  if (filters.companyId) void people.where('app_user.company_id', filters.companyId);
  if (filters.isActive !== undefined) void people.where('app_user.is_active', filters.isActive);
  if (filters.text) containingWords(people, 'app_user.list_text', filters.text);
  const page = await (filters.text ? pageOfFound(database, people, sortedBy, readPage) : readPage(people));
  // The rest is read for the page only: sorting whole rows costs more than finding them.
  const userIds = page.list.map(({ user_id }) => user_id);
  return { ...page, list: await shownUsers(database, userIds) };

  function readPage(query: Knex.QueryBuilder): Promise<KeysetPage<{ user_id: string }>> {
    if (filters.isFranchise !== undefined) ofFranchises(query, filters.isFranchise);
    return keysetPageOf(database, query.select('app_user.user_id'), filters, orderOf(filters));
  }
}

const sortedBy = ['user_id', 'company_id', 'company_name', 'search_text', 'email', 'is_active'];

function ofFranchises(people: Knex.QueryBuilder, isFranchise: boolean): void {
  void people.whereRaw(
    `${isFranchise ? '' : 'not'} exists (
      select 1 from company member left join company above on above.company_id = member.parent_company_id
      where member.company_id = app_user.company_id and (member.is_franchise or above.is_franchise))`,
  );
}

const columns = {
  userName: { sql: 'app_user.search_text', type: 'text' },
  companyName: { sql: 'lower(app_user.company_name)', type: 'text' },
  email: { sql: 'lower(app_user.email)', type: 'text' },
  isActive: { sql: 'app_user.is_active', type: 'boolean' },
} as const satisfies Record<string, KeysetColumn>;

const byName: readonly KeysetColumn[] = [columns.userName, { sql: 'app_user.user_id', type: 'uuid' }];
const byCompany: readonly KeysetColumn[] = [columns.companyName, ...byName];

function orderOf({ companySort, userNameSort, sort }: Filters): KeysetOrder {
  if (sort) return sortedOrder(sort, columns, { columns: byName, direction: 'asc' });
  return companySort
    ? { columns: byCompany, direction: companySort }
    : { columns: byName, direction: userNameSort ?? 'asc' };
}
