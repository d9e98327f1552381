import type { Migration } from '@washcoat/service-kit';

/** What rows are told apart by. */
export const place = [
  'facility_name text not null',
  'facility_city text not null',
  'facility_company_id uuid',
  'kind text not null',
];
const party = ['company_id uuid not null', 'assistant_id uuid'];
const namesOf = (columns: readonly string[]) =>
  columns.map((column) => column.slice(0, column.indexOf(' '))).join(', ');

/** A table of sums, and what adds to it: as much as each row of the table it is of. */
interface Sums {
  table: string;
  dimensions: readonly string[];
  /** Names of sums, and what a row adds to each. */
  sums: Readonly<Record<string, string>>;
}

const linesBy = (table: string, dimensions: readonly string[]): Sums => ({
  table,
  dimensions,
  sums: { rows: '1', pieces: 'pieces', quantity: 'final_qty', spend: 'total' },
});
const groups = ['ceramic', 'diesel', 'foil', 'afmkt', 'misc'].flatMap((group) => [
  `${group}_units`,
  `${group}_value`,
]);
/** What is summed up of orders, by its column. */
export const orderSums = Object.fromEntries(['pieces', ...groups, 'grandtotal'].map((name) => [name, name]));

const create = ({ table, dimensions, sums }: Sums) => `
  create table if not exists ${table} (
    day date not null,
    ${dimensions.join(', ')},
    ${Object.keys(sums)
      .map((name) => `${name} numeric not null`)
      .join(', ')},
    is_folded boolean not null default false
  );
  create index if not exists ${table}_day on ${table} (day);
  create index if not exists ${table}_fresh on ${table} (day) where not is_folded;`;

const add = ({ table, dimensions, sums }: Sums, kind: string, rows: string, sign: '' | '-') => `
  insert into ${table} (day, ${namesOf(dimensions)}, ${Object.keys(sums).join(', ')})
    select (completed_at at time zone zone)::date, ${namesOf(dimensions).replace('kind', kind)},
      ${Object.values(sums)
        .map((sql) => `${sign}sum(${sql})`)
        .join(', ')}
    from ${rows} group by 1, ${namesOf(dimensions).replace('kind', kind)};`;

/** What keeps the sums of `of`: the database itself, in the transaction and with the statement that writes rows. */
function keep(of: string, kind: string, tables: readonly Sums[]): string {
  return `${tables.map(create).join('')}
    ${sumFunction(of, kind, tables)}
    create or replace trigger ${of}_sums_added after insert on ${of}
      referencing new table as added for each statement execute function sum_${of}();
    create or replace trigger ${of}_sums_gone after delete on ${of}
      referencing old table as gone for each statement execute function sum_${of}();
    create or replace trigger ${of}_sums_changed after update on ${of}
      referencing old table as gone new table as added for each statement execute function sum_${of}();`;
}

/** What the triggers on rows of `of` do. */
export function sumFunction(of: string, kind: string, tables: readonly Sums[]): string {
  const added = tables.map((table) => add(table, kind, 'added', '')).join('');
  const gone = tables.map((table) => add(table, kind, 'gone', '-')).join('');
  return `
    create or replace function sum_${of}() returns trigger language plpgsql set search_path from current as $$
    declare zone text := (select sum_zone.zone from sum_zone);
    begin
      if zone is null then return null; end if;
      if tg_op in ('DELETE', 'UPDATE') then ${gone} end if;
      if tg_op in ('INSERT', 'UPDATE') then ${added} end if;
      return null;
    end $$;`;
}

const lineTables = ['transaction', 'did_not_buy'] as const;

/**
 * Sums by day of what the reports stand on: of places, and of customers and buyers there. The database keeps them, so
 * that they are right whoever writes rows: a consumer of this version or of the one before, or a replay that exchanges
 * them. Every change adds rows, never changes one, so that nobody waits for anybody; a job folds them. Days are cut on
 * the calendar of the installation (`sum_zone`); the service fills the sums of what is there when it starts.
 */
export const keepDaySums: Migration = {
  name: '20261124000420-keep-day-sums',
  up: (knex) =>
    knex.raw(`
      create table if not exists sum_zone (zone text not null);
      ${lineTables
        .map(
          (name) => `
      ${keep(`${name}_row`, 'type', [
        linesBy(`${name}_by_place`, place),
        linesBy(`${name}_by_party`, [...party, ...place]),
      ])}
      create index if not exists ${name}_by_party_company on ${name}_by_party (company_id, day);
      create index if not exists ${name}_by_party_buyer on ${name}_by_party (assistant_id, day);`,
        )
        .join('')}
      ${keep('order_row', 'type::text', [
        { table: 'order_by_place', dimensions: place, sums: { rows: '1', ...orderSums } },
      ])}
    `),
};
