import type { billingCustomers } from '@washcoat/contract-billing';
import type { AnswerOf, InputOf } from '@washcoat/contract-kernel';
import { containingWords, pageOf, type Page } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { nameOfUser } from '../users/user-copy.model';

type Customer = AnswerOf<typeof billingCustomers>['list'][number];

/** Of what was bought, so much or less is left of those who are about to have none. */
const LOW = 0.1;

/**
 * Who has an account, with what is left of purchased credits, less what was taken back of them; those who are about to have
 * none first.
 */
export function listCustomers(
  database: Knex,
  { text, ...page }: InputOf<typeof billingCustomers>,
  month: string,
): Promise<Page<Customer>> {
  const moved = database('credit_ledger')
    .groupBy('user_id')
    .select('user_id')
    .select(
      database.raw(
        `coalesce(sum(change) filter (where pot = 'purchased' and reason <> 'lookup'), 0)::int as purchased,
         coalesce(sum(change) filter (where pot = 'purchased'), 0)::int as left_over,
         count(*) filter (where reason = 'lookup' and month = ?) as used`,
        [month],
      ),
    )
    .as('moved');
  const customers = database('user_copy')
    .join(moved, 'moved.user_id', 'user_copy.user_id')
    .leftJoin('company_copy', 'company_copy.company_id', 'user_copy.company_id')
    .select({
      userId: 'user_copy.user_id',
      userName: database.raw(nameOfUser('user_copy.user_id')),
      companyName: database.raw(`coalesce(company_name, '')`),
      purchased: 'moved.purchased',
      left: 'moved.left_over',
      used: 'moved.used',
      words: database.raw(`lower(${nameOfUser('user_copy.user_id')} || ' ' || coalesce(company_name, ''))`),
      isLow: database.raw('purchased > 0 and left_over <= purchased * ?::numeric', [LOW]),
    });
  const found = database
    .from(customers.as('customer'))
    .select<Customer[]>('userId', 'userName', 'companyName', 'purchased', 'left', 'used', 'isLow');
  if (text) containingWords(found, 'customer.words', text);
  void found.orderByRaw(`"isLow" desc, used desc, "userName", "userId"`);
  return pageOf(found, page);
}
