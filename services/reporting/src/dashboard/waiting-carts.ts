import { withinScope } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { Asking } from '../report/report';
import { reportSight } from '../report/report.policy';
import type { Morning } from './morning';

const FINISHED = 3;

interface Counts {
  open: number;
  waiting: number;
}
interface Oldest {
  load_id: string;
  load_name: string;
  company_name: string;
  moved_at: Date;
}

/** What customers asked for and sellers finished within one's scope, and no buyer has completed. */
export async function waitingCarts(asking: Asking): Promise<NonNullable<Morning['carts']>> {
  const { database } = asking;
  const [[counts], [oldest], [finished]] = await Promise.all([
    cartsSeenBy(asking).select<Counts[]>(
      database.raw('count(*)::int as open, (count(*) filter (where cart.is_waiting))::int as waiting'),
    ),
    cartsSeenBy(asking)
      .where('cart.is_waiting', true)
      .orderBy(['cart.moved_at', 'cart.load_id'])
      .limit(1)
      .select<Oldest[]>('cart.load_id', 'cart.load_name', 'cart.company_name', 'cart.moved_at'),
    finishedSeenBy(asking).select<{ orders: number; spend: string }[]>(
      database.raw('count(*)::int as orders, coalesce(sum(line.grandtotal), 0) as spend'),
    ),
  ]);
  const { sums } = reportSight(asking.session);
  return {
    open: counts?.open ?? 0,
    waiting: counts?.waiting ?? 0,
    oldest: oldest
      ? {
          loadId: oldest.load_id,
          loadName: oldest.load_name,
          companyName: oldest.company_name,
          since: oldest.moved_at.toISOString(),
        }
      : null,
    finished: { orders: finished?.orders ?? 0, ...(sums ? { spend: Number(finished?.spend ?? 0) } : {}) },
  };
}

/** Those that no seller has finished and no buyer completed, of all or of the own company and its customers. */
function cartsSeenBy({ database, session }: Asking): Knex.QueryBuilder {
  const query = database('cart_row as cart')
    .where('cart.is_gone', false)
    .whereRaw('not exists (select from order_row where order_row.load_id = cart.load_id)');
  return withinScope(query, session, 'cart.company_id');
}

/** Orders that wait to be completed: pending invoices. */
function finishedSeenBy({ database, session }: Asking): Knex.QueryBuilder {
  const query = database('order_row as line')
    .where('line.type', FINISHED)
    .whereRaw('not exists (select from cart_row where cart_row.load_id = line.load_id and is_gone)')
    .whereRaw(
      'not exists (select from invoice_copy where invoice_copy.load_id = line.load_id and is_deleted)',
    );
  return withinScope(query, session, 'line.company_id');
}
