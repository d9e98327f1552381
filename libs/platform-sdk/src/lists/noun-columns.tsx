import {
  choiceWords,
  dollarsOf,
  type Answer,
  type Field,
  type FieldKind,
  type FieldName,
  type Noun,
} from '@washcoat/contract-kernel';
import { formatPhone } from '@washcoat/ui';
import {
  dateColumn,
  moneyColumn,
  numberColumn,
  pictureColumn,
  textColumn,
  type Column,
} from '@washcoat/ui/data-grid';
import { fieldWords } from './field-words';

type Base = Pick<Column<object>, 'id' | 'title'> & Pick<Field, 'unit' | 'format' | 'choices' | 'sides'>;
const valueOf = (id: string) => (row: object) => String(Reflect.get(row, id) ?? '');
const listOf = (id: string) => (row: object) => {
  const value: unknown = Reflect.get(row, id);
  return Array.isArray(value) ? value.map(String) : [];
};
const numberOf = (id: string) => (row: object) => {
  const value: unknown = Reflect.get(row, id);
  return typeof value === 'number' ? value : undefined;
};
const dollarsIn = (id: string) => (row: object) => {
  const cents = numberOf(id)(row);
  return cents === undefined ? undefined : dollarsOf(cents);
};

const text = ({ id, title }: Base) => textColumn({ id, title, value: valueOf(id) });

/** The column of each kind. */
const columns: Record<Exclude<FieldKind, 'ref'>, (base: Base) => Column<object>> = {
  line: text,
  text,
  email: text,
  zip: text,
  state: text,
  derived: text,
  lines: ({ id, title }) => textColumn({ id, title, value: (row) => listOf(id)(row).join(', ') }),
  number: ({ id, title, unit }) => numberColumn({ id, title, unit, value: numberOf(id) }),
  whole: ({ id, title }) => numberColumn({ id, title, value: numberOf(id) }),
  adjustment: ({ id, title }) => numberColumn({ id, title, value: numberOf(id) }),
  choice: ({ id, title, choices }) =>
    textColumn({ id, title, value: (row) => choiceWords({ choices }, Reflect.get(row, id)) }),
  money: ({ id, title }) => moneyColumn({ id, title, value: numberOf(id) }),
  cents: ({ id, title }) => moneyColumn({ id, title, value: dollarsIn(id) }),
  moment: ({ id, title, format = 'moment' }) =>
    dateColumn({ id, title, format, value: (row) => valueOf(id)(row) || null }),
  phone: ({ id, title }) =>
    textColumn({
      ...{ id, title, width: 128, isWhole: true },
      value: (row) => valueOf(id)(row) && formatPhone(valueOf(id)(row)),
    }),
  flag: ({ id, title, sides }) =>
    textColumn({
      ...{ id, title },
      value: (row) => fieldWords({ kind: 'flag', sides }, Reflect.get(row, id) ? 'Yes' : 'No'),
    }),
  picture: ({ id, title }) => pictureColumn({ id, title, src: (row) => valueOf(id)(row) || null }),
  paper: ({ id, title }) => textColumn({ id, title, value: (row) => (valueOf(id)(row) ? 'Yes' : 'No') }),
  pictures: ({ id, title }) => pictureColumn({ id, title, src: (row) => listOf(id)(row)[0] ?? null }),
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
    const { label: title, unit, format, choices, sides } = field;
    return {
      ...(value
        ? textColumn({ id, title, value })
        : columns[field.kind]({ id, title, unit, format, choices, sides })),
      ...change,
    };
  });
}
