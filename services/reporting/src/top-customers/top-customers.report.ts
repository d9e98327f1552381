import type { Session } from '@washcoat/contract-entities';
import type { TopCustomer, topCustomersReport } from '@washcoat/contract-reporting';
import { withinScope, type CompanyCopy, type ExportColumn } from '@washcoat/service-kit';
import type { Asking, FiltersOf, Report } from '../report/report';
import { reportSight } from '../report/report.policy';
import { groupsAsked } from '../sums/asked-spans';
import { customerSums, lookupSums } from '../sums/span-rollup';
import type { Knex } from 'knex';

/** What the report of customers is asked for. */
export type TopCustomerFilters = FiltersOf<typeof topCustomersReport>;

/** A customer with what it did in the range. */
export interface TopCustomerRow {
  company_id: string;
  data: CompanyCopy;
  signed_in_at: Date | null;
  orders: number;
  lookups: number;
}

const ordersAsked = (asking: Asking, { from, to }: TopCustomerFilters, zone: string) =>
  groupsAsked(asking, { rollup: customerSums, filters: { from, to }, keys: ['company_id'] }, zone);
const lookupsAsked = (asking: Asking, { from, to }: TopCustomerFilters, zone: string) =>
  groupsAsked(asking, { rollup: lookupSums, filters: { from, to }, keys: ['company_id'] }, zone);

/**
 * Customers that sold or looked up in the range: by orders, then by lookups, most first.
 *
 * @param zone on whose calendar sums are kept
 */
export const topCustomers = (zone: string): Report<TopCustomerFilters, TopCustomerRow> => ({
  fileName: 'top-customers',
  select: (asking, filters) => {
    const { database, session } = asking;
    const orders = ordersAsked(asking, filters, zone);
    const lookups = lookupsAsked(asking, filters, zone);
    const active = database('company_copy as company')
      .leftJoin(orders.as('sold'), 'sold.company_id', 'company.company_id')
      .leftJoin(lookups.as('seen'), 'seen.company_id', 'company.company_id')
      .whereRaw('(sold.rows is not null or seen.rows is not null)')
      .select('company.company_id', 'company.company_name', 'company.data')
      .select(
        database.raw('coalesce(sold.rows, 0)::int as orders, coalesce(seen.rows, 0)::int as lookups'),
        database('person_row as person')
          .whereRaw('person.company_id = company.company_id')
          .max('person.signed_in_at')
          .as('signed_in_at'),
      );
    return database
      .from(withinScope(active, session, 'company.company_id').as('customer'))
      .select('customer.*');
  },
  isGrouped: () => true,
  order: () => ({
    direction: 'asc',
    columns: [
      { sql: 'customer.orders', type: 'integer', direction: 'desc' },
      { sql: 'customer.lookups', type: 'integer', direction: 'desc' },
      { sql: 'customer.company_name', type: 'text' },
      { sql: 'customer.company_id', type: 'uuid' },
    ],
  }),
  columns: (session) => columns.filter(({ id }) => id !== 'groupModifier' || reportSight(session).groupTerms),
});

const columns: readonly ExportColumn<TopCustomerRow>[] = [
  { id: 'companyName', title: 'Company Name', value: ({ data }) => data.companyName },
  { id: 'firstName', title: 'First Name', value: ({ data }) => data.firstName },
  { id: 'lastName', title: 'Last Name', value: ({ data }) => data.lastName },
  { id: 'isActive', title: 'Active', value: ({ data }) => isActive(data) },
  { id: 'facility', title: 'Facility', value: ({ data }) => data.facility },
  { id: 'address', title: 'Address', value: ({ data }) => data.address },
  { id: 'city', title: 'City', value: ({ data }) => data.city },
  { id: 'state', title: 'State', value: ({ data }) => data.state },
  { id: 'zipcode', title: 'Zipcode', value: ({ data }) => data.zipcode },
  { id: 'companyType', title: 'Company Type', value: ({ data }) => data.companyType },
  { id: 'groupModifier', title: 'Group Modifier', value: ({ data }) => data.groupModifier },
  {
    id: 'createdDate',
    title: 'Created',
    value: ({ data }) => (data.createdAt ? new Date(data.createdAt) : null),
  },
  { id: 'ts', title: 'Last Login', value: (row) => row.signed_in_at },
  { id: 'invcount', title: 'Invoices', value: (row) => row.orders },
  { id: 'lookupcount', title: 'Lookups', value: (row) => row.lookups },
];

const isActive = (company: CompanyCopy) => company.isActive && !company.isDeleted;

/** What the whole selection comes to. */
export async function sumCustomers(asking: Asking, filters: TopCustomerFilters, zone: string) {
  const { database } = asking;
  const rowsOf = (groups: Knex.QueryBuilder) =>
    database
      .from(groups.as('customer'))
      .select<{ rows: number }[]>(database.raw('coalesce(sum(rows), 0)::int as rows'));
  const [[sold], [seen], [both]] = await Promise.all([
    rowsOf(ordersAsked(asking, filters, zone)),
    rowsOf(lookupsAsked(asking, filters, zone)),
    database
      .from(topCustomers(zone).select(asking, filters).as('listed'))
      .select<{ rows: number }[]>(database.raw('count(*)::int as rows')),
  ]);
  return { customers: both?.rows ?? 0, orders: sold?.rows ?? 0, lookups: seen?.rows ?? 0 };
}

/** A customer as somebody may see it. */
export function presentTopCustomer(row: TopCustomerRow, session: Session): TopCustomer {
  const { data } = row;
  return {
    companyId: row.company_id,
    companyName: data.companyName,
    firstName: data.firstName,
    lastName: data.lastName,
    isActive: isActive(data),
    facility: data.facility ?? '',
    address: data.address,
    city: data.city,
    state: data.state,
    zipcode: data.zipcode,
    companyType: data.companyType,
    ...(reportSight(session).groupTerms ? { groupModifier: data.groupModifier } : {}),
    createdDate: data.createdAt ?? null,
    ts: row.signed_in_at?.toISOString() ?? null,
    invcount: row.orders,
    lookupcount: row.lookups,
  };
}
