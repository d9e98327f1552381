/** One page of a list, and whether more follows it. */
export interface Page<Row> {
  list: Row[];
  areMoreItemsAvailable: boolean;
}

export interface PageRequest {
  count: number;
  offset: number;
}

/** A query of which a part can be read: of knex, or of an Objection model. */
export interface Pageable<Row> {
  limit(count: number): { offset(count: number): PromiseLike<Row[]> };
}

/** Reads one page of an ordered query: one row more than asked for tells whether more follows, without counting. */
export async function pageOf<Row>(query: Pageable<Row>, { count, offset }: PageRequest): Promise<Page<Row>> {
  const rows = await query.limit(count + 1).offset(offset);
  return { list: rows.slice(0, count), areMoreItemsAvailable: rows.length > count };
}

/** The page with every row turned into what leaves the service. */
export function mapPage<Row, Shown>(page: Page<Row>, present: (row: Row) => Shown): Page<Shown> {
  return { ...page, list: page.list.map(present) };
}
