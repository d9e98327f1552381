import { namesWhere, type Answer, type Field, type Noun, type SightOf } from '@washcoat/contract-kernel';
import type { ExportColumn, ExportValue } from '../lists/export-column';
import { paperMark } from '../stored-files/paper-address';
import type { Stored } from './model-of';

/** What somebody is shown of a record, by the names of the sights that its noun asks for. */
type Sights<N> = [SightOf<N>] extends [never] ? [] : [sight: Record<SightOf<N>, boolean>];

/** What leaves of a record: what its noun declares and the reader sees, and nothing else that the row holds. */
export function presented<N extends Noun>(noun: N, record: Stored<N>, ...sight: Sights<N>): Answer<N>;
export function presented(noun: Noun, record: object, sight: Record<string, boolean> = {}): object {
  return leaving(
    noun,
    namesWhere(noun, ({ see }) => !see || Boolean(sight[see])),
    record,
  );
}

/** A record for the audit trail, by the names of the wire; of a private paper only that it is another one. */
export function audited<N extends Noun>(noun: N, record: Stored<N>): Record<string, unknown>;
export function audited(noun: Noun, record: object): Record<string, unknown> {
  const names = namesWhere(noun, ({ history }) => history !== false);
  const papers = namesWhere(noun, ({ kind }) => kind === 'paper');
  const marks = papers.map((name) => [name, paperMark(Reflect.get(record, name))] as const);
  return { ...leaving(noun, names, record), ...Object.fromEntries(marks) };
}

/** What an edit gives of the fields of a noun, as a row holds it: what is absent in it stays as it is. */
export function givenFields<N extends Noun, Edit extends object>(
  noun: N,
  edit: Edit,
): Partial<Pick<Stored<N>, keyof Edit & keyof Stored<N>>>;
export function givenFields(noun: Noun, edit: object): object {
  return keptOf(noun, (name) => Reflect.get(edit, name));
}

/** What is sent of a new record, as a row holds it. */
export function sentFields<N extends Noun, Sent extends object>(
  noun: N,
  sent: Sent,
): Pick<Stored<N>, keyof Sent & keyof Stored<N>>;
export function sentFields(noun: Noun, sent: object): object {
  return keptOf(noun, (name) => Reflect.get(sent, name));
}

function keptOf(noun: Noun, given: (name: string) => unknown): object {
  const names = namesWhere(noun, ({ write }) => write !== null).filter((name) => given(name) !== undefined);
  return Object.fromEntries(
    names.map((name) => {
      const value = given(name);
      // Decimals are never rows' floats: what was sent is written as its shortest text.
      return [name, isDecimal(noun.fields[name]) && value !== null ? String(value) : value];
    }),
  );
}

const isDecimal = (field: Field | undefined) => field?.kind === 'number' || field?.kind === 'money';

function leaving(noun: Noun, names: readonly string[], record: object): Record<string, unknown> {
  const shown = [noun.idName, ...names, ...(noun.isVersioned ? ['version'] : [])];
  return Object.fromEntries(
    shown.map((name) => {
      const value: unknown = Reflect.get(record, name);
      if (value instanceof Date) return [name, value.toISOString()];
      return [name, isDecimal(noun.fields[name]) && value !== null ? Number(value) : value];
    }),
  );
}

/** The columns of its file, in the order of the declaration. */
export function exportColumnsOf<N extends Noun>(noun: N): readonly ExportColumn<Answer<N>>[];
export function exportColumnsOf(noun: Noun): readonly ExportColumn<object>[] {
  const shown = Object.entries<Field>(noun.fields).filter(([, field]) => field.export !== false);
  return shown.map(([id, { label: title, kind }]) => ({
    ...{ id, title },
    value: (record) => {
      const value: ExportValue = Reflect.get(record, id);
      return kind === 'moment' && typeof value === 'string' ? new Date(value) : value;
    },
  }));
}
