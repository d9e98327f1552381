import { namesWhere, type Answer, type Field, type Noun } from '@washcoat/contract-kernel';
import type { ExportColumn, ExportValue } from '../lists/export-column';

/** What leaves of a record: what its noun declares, and nothing else that the row holds. */
export function presented<N extends Noun>(noun: N, record: Answer<N>): Answer<N>;
export function presented(noun: Noun, record: object): object {
  return picked([noun.idName, ...Object.keys(noun.fields), 'version'], record);
}

/** A record for the audit trail, by the names of the wire. */
export function audited<N extends Noun>(noun: N, record: Answer<N>): Record<string, unknown>;
export function audited(noun: Noun, record: object): Record<string, unknown> {
  return picked([noun.idName, ...namesWhere(noun, ({ history }) => history !== false), 'version'], record);
}

/** What an edit gives of the fields of a noun: what is absent in it stays as it is. */
export function givenFields<N extends Noun, Edit extends object>(
  noun: N,
  edit: Edit,
): Partial<Pick<Edit, keyof Edit & keyof Answer<N>>>;
export function givenFields(noun: Noun, edit: object): object {
  const names = namesWhere(noun, ({ write }) => write !== null);
  return picked(
    names.filter((name) => Reflect.get(edit, name) !== undefined),
    edit,
  );
}

/** The columns of its file, in the order of the declaration. */
export function exportColumnsOf<N extends Noun>(noun: N): readonly ExportColumn<Answer<N>>[];
export function exportColumnsOf(noun: Noun): readonly ExportColumn<object>[] {
  const shown = Object.entries<Field>(noun.fields).filter(([, field]) => field.export !== false);
  return shown.map(([id, { label: title }]) => ({
    ...{ id, title },
    value: (record) => Reflect.get(record, id) satisfies ExportValue,
  }));
}

const picked = (names: readonly string[], record: object): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(record, name)]));
