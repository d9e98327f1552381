import { fieldColumns, type FieldColumn } from '../catalogue-file/columns';

/** SQL over `row` (a staged row) and `product` (the converter that it is about), for the columns of one file. */
export interface RowSql {
  columns: readonly FieldColumn[];
  /** Whether the row gives another value than the converter has. */
  differs: string;
  /** Whether a converter says all that the row does. */
  equals: string;
  /** `before` and `after` of a change: the differing fields only. */
  before: string;
  after: string;
  /** All that the row gives, and what the converter has of the same fields. */
  given: string;
  current: string;
  /** Assignments that give the converter what the row says. */
  assignments: string;
  /** Assignments that give the converter back what it had before. */
  reversal: string;
}

/** The SQL for the columns with these ids. A flag that a row leaves empty stays as it is. */
export function rowSql(ids: readonly string[]): RowSql {
  const columns = fieldColumns.filter(({ id }) => ids.includes(id));
  const list = (sqlOf: (column: FieldColumn) => string) => columns.map(sqlOf).join(', ');
  const sides = `row(${list(givenSql)}) is distinct from row(${list(ownSql)})`;
  const differing = (side: string) => `(
    select jsonb_object_agg(field, ${side}) from (values ${list(pairSql)}) as pair (field, old, new)
     where old is distinct from new)`;
  return {
    columns,
    differs: sides,
    equals: `not (${sides})`,
    before: differing('old'),
    after: differing('new'),
    given: `jsonb_strip_nulls(jsonb_build_object(${list((column) => `${key(column)}, ${shownGiven(column)}`)}))`,
    current: `jsonb_build_object(${list((column) => `${key(column)}, ${shownOwn(column)}`)})`,
    assignments: list((column) => `${column.sql} = ${givenSql(column)}`),
    reversal: list((column) => `${column.sql} = ${reversed(column)}`),
  };
}

/** The field of a column in `before` and `after`: a type is told by its name. */
const key = ({ id, kind }: FieldColumn) => `'${kind === 'type' ? 'typeName' : id}'`;
const ownSql = ({ sql }: FieldColumn) => `product.${sql}`;

function givenSql({ kind, sql }: FieldColumn): string {
  return kind === 'flag' ? `coalesce(staged.${sql}, product.${sql})` : `staged.${sql}`;
}

function shownOwn(column: FieldColumn): string {
  return column.kind === 'type' ? typeName('product.type_id') : ownSql(column);
}

function shownGiven(column: FieldColumn): string {
  return column.kind === 'type' ? typeName('staged.type_id') : `staged.${column.sql}`;
}

function pairSql(column: FieldColumn): string {
  const isType = column.kind === 'type';
  const old = isType ? typeName('product.type_id') : ownSql(column);
  const given = isType ? typeName('staged.type_id') : givenSql(column);
  return `(${key(column)}, to_jsonb(${old}), to_jsonb(${given}))`;
}

function typeName(typeId: string): string {
  return `(select converter_type.name from converter_type where converter_type.type_id = ${typeId})`;
}

const casts = { text: '', number: '::numeric', flag: '::boolean' } as const;

function reversed(column: FieldColumn): string {
  const old = `staged.before->>${key(column)}`;
  const value =
    column.kind === 'type'
      ? `(select converter_type.type_id from converter_type where converter_type.name = ${old})`
      : `(${old})${casts[column.kind]}`;
  return `case when jsonb_exists(staged.before, ${key(column)}) then ${value} else ${ownSql(column)} end`;
}
