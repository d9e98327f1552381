import type { Answer, FieldKind, FieldName, Noun } from '@washcoat/contract-kernel';
import { formatPhone } from '@washcoat/ui';
import { pictureColumn, textColumn, type Column } from '@washcoat/ui/data-grid';

type Base = Pick<Column<object>, 'id' | 'title'>;
const valueOf = (id: string) => (row: object) => String(Reflect.get(row, id) ?? '');

const text = (base: Base) => textColumn({ ...base, value: valueOf(base.id) });

/** The column of each kind. */
const columns: Record<Exclude<FieldKind, 'ref'>, (base: Base) => Column<object>> = {
  line: text,
  email: text,
  zip: text,
  state: text,
  derived: text,
  phone: (base) =>
    textColumn({
      ...base,
      ...{ width: 128, isWhole: true },
      value: (row) => valueOf(base.id)(row) && formatPhone(valueOf(base.id)(row)),
    }),
  flag: (base) => textColumn({ ...base, value: (row) => (Reflect.get(row, base.id) ? 'Yes' : 'No') }),
  picture: (base) => pictureColumn({ ...base, src: (row) => valueOf(base.id)(row) || null }),
};

/** What a list shows otherwise than the kind of the field does. */
export type ColumnChange<Row> = Partial<Column<Row>> & {
  /** Another text in place of the field. */
  value?: (row: Row) => string;
};

/**
 * The columns of a noun's list: the fields of `names` in their order, each as its kind is shown. `changes` says where one
 * differs. What else a list has, actions for one, is put beside them.
 */
export function nounColumns<N extends Noun>(
  noun: N,
  changes: { [Name in FieldName<N>]?: ColumnChange<Answer<N>> },
  names: readonly FieldName<N>[],
): Column<Answer<N>>[] {
  return names.map((id) => {
    const field = noun.fields[id];
    if (!field || field.kind === 'ref') throw new Error(`${id} of ${noun.name} is no column`);
    const { value, ...change }: ColumnChange<Answer<N>> = changes[id] ?? {};
    const base = { id, title: field.label };
    return { ...(value ? textColumn({ ...base, value }) : columns[field.kind](base)), ...change };
  });
}
