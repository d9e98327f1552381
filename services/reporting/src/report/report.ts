import { Readable } from 'node:stream';
import type { Session } from '@washcoat/contract-entities';
import type { Endpoint, exportFields, InputOf, linkAnswer } from '@washcoat/contract-kernel';
import {
  badInput,
  downloadLink,
  exportTicket,
  everyRow,
  exportFile,
  keysetPageOf,
  read,
  type Download,
  type ExportColumn,
  type KeysetOrder,
  type KeysetPage,
  type KeysetPageable,
  type KeysetRequest,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { z } from 'zod';

/** Epoch milliseconds, both ends included; an end that is not given is open. */
export interface Range {
  from?: number;
  to?: number;
}

/** Who asks, and where. */
export interface Asking {
  database: Knex;
  session: Session;
}

/** One report: which rows it stands on, in which order, and the columns of its file. */
export interface Report<Filters extends Range, Row extends object> {
  /** Without its ending. */
  fileName: string;
  /**
   * The rows that the signed-in user may see and has asked for, before they are ordered and cut into pages.
   * @param areMany whether all there are may be shown
   */
  select(asking: Asking, filters: Filters, areMany?: boolean): Knex.QueryBuilder;
  order(filters: Filters): KeysetOrder;
  /**
   * What rows have besides, of a part of them in that order; it is asked for of these alone, and none of it is ordered by.
   */
  complete?(asking: Asking, filters: Filters, part: Knex.QueryBuilder, areMany: boolean): Knex.QueryBuilder;
  /** Whether its rows are sums, which are computed whole and move while they are read page by page. */
  isGrouped?(filters: Filters): boolean;
  /** The columns that `session` may have. */
  columns(session: Session): readonly ExportColumn<Row>[];
}

/** The most rows that a report without pages shows; its file has all. */
export const MOST_ROWS = 1000;

/** The most sums that a file holds. */
const MOST_SUMS = 200_000;

/**
 * A page of a report. 400 for a range that ends before it starts.
 * @param page the first {@link MOST_ROWS} rows without it
 */
export function rowsOfReport<Filters extends Range, Row extends object>(
  report: Report<Filters, Row>,
  asking: Asking,
  filters: Filters,
  page: KeysetRequest = { count: MOST_ROWS, offset: 0 },
): Promise<KeysetPage<Row>> {
  assertRange(filters);
  const rows = partedRows(report, asking, filters, page.count > MOST_ROWS);
  return keysetPageOf<Row>(asking.database, rows, page, report.order(filters));
}

/** The rows of a report; what is cut of them, in their order, is completed afterwards. */
function partedRows<Filters extends Range, Row extends object>(
  report: Report<Filters, Row>,
  asking: Asking,
  filters: Filters,
  areMany: boolean,
): KeysetPageable<Row> {
  const rows = report.select(asking, filters, areMany);
  const complete = report.complete?.bind(report);
  if (!complete) return rows;
  let order = '';
  const columns: Knex.Raw[] = [];
  return {
    offset: (count) => rows.offset(count),
    orderByRaw: (sql) => rows.orderByRaw((order = sql)),
    select: (column) => columns.push(column),
    whereRaw: (sql, values) => rows.whereRaw(sql, values),
    limit(count) {
      const completed = complete(asking, filters, rows.limit(count), areMany);
      void completed.select(columns).orderByRaw(order);
      return completed;
    },
  };
}

/** Refuses a range that ends before it starts. */
export function assertRange({ from, to }: Range): void {
  if (from !== undefined && to !== undefined && to < from) {
    throw badInput({ to: 'The end date cannot precede the start date' });
  }
}

/** What the rows of a call are looked for by: its input without pages, and without what a file is like. */
export type FiltersOf<Call> = Omit<InputOf<Call>, 'count' | 'offset' | 'after' | 'format' | 'columns'>;

/** What a file is like. */
type FileChoice = z.output<z.ZodObject<typeof exportFields>>;
type DumpOf<Filters> = Endpoint<z.ZodType<Filters & FileChoice>, typeof linkAnswer>;

/** The call that answers a link to the whole selection of a report as a file. */
export const dumpRoute = <Filters extends Range>(service: Service, call: DumpOf<Filters>): Route =>
  read(call, async (context, filters) => {
    assertRange(filters);
    return { link: await downloadLink(service, call, exportTicket(filters), context) };
  });

/**
 * What that link serves: rows are read in batches while the file is sent, days stand on the calendar of the
 * installation, and a cell that a spreadsheet would take for a formula is escaped.
 */
export const dumpFile = <Filters extends Range, Row extends object>(
  { platform }: Service,
  call: DumpOf<Filters>,
  report: Report<Filters, Row>,
): Download => ({
  call,
  async make({ database, session }, input) {
    const filters = call.input.parse(input);
    return exportFile({
      fileName: report.fileName,
      format: filters.format,
      columns: report.columns(session),
      chosen: filters.columns,
      rows: await rowsOfFile(report, { database, session }, filters),
      timeZone: platform.timezone,
    });
  },
});

/** All rows, read in batches while the file is sent; sums at once, so that none is missed or stands twice. */
async function rowsOfFile<Filters extends Range, Row extends object>(
  report: Report<Filters, Row>,
  asking: Asking,
  filters: Filters,
): Promise<AsyncIterable<Row>> {
  if (!report.isGrouped?.(filters)) return everyRow((page) => rowsOfReport(report, asking, filters, page));
  const { list, areMoreItemsAvailable } = await rowsOfReport(report, asking, filters, {
    count: MOST_SUMS,
    offset: 0,
  });
  if (areMoreItemsAvailable)
    throw badInput({ from: 'This range holds more than one file can. Choose a shorter one' });
  return Readable.from(list);
}
