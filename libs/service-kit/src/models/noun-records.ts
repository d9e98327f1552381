import {
  choiceWords,
  dollarsOf,
  isSeen,
  namesWhere,
  type Answer,
  type Field,
  type FieldName,
  type Noun,
  type Sight,
  type SightOf,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';
import type { ExportColumn, ExportValue } from '../lists/export-column';
import { paperMark } from '../stored-files/paper-address';
import { changedColumns } from '../records/changed-columns';
import type { Stored } from './model-of';

/** What somebody is shown of a record, by the names of the sights that its noun asks for. */
type Sights<N> = [SightOf<N>] extends [never] ? [] : [sight: Record<SightOf<N>, boolean>];

/** What leaves of a record: what its noun declares and the reader sees, and nothing else that the row holds. */
export function presented<N extends Noun>(noun: N, record: Stored<N>, ...sight: Sights<N>): Answer<N>;
export function presented(noun: Noun, record: object, sight: Sight = {}): object {
  const leaves = (field: Field) => isSeen(field, sight) || field.instead !== undefined;
  const masked = namesWhere(noun, (field) => !isSeen(field, sight) && field.instead !== undefined);
  return {
    ...leaving(noun, namesWhere(noun, leaves), record),
    ...Object.fromEntries(masked.map((name) => [name, noun.fields[name]?.instead])),
  };
}

/** The fields of which somebody is not even told that they changed. */
export const hiddenFields = (noun: Noun, sight: Sight): string[] =>
  namesWhere(noun, (field) => !isSeen(field, sight));

/** A record for the audit trail, by the names of the wire; of a private paper only that it is another one. */
export function audited<N extends Noun>(noun: N, record: Stored<N>): Record<string, unknown>;
export function audited(noun: Noun, record: object): Record<string, unknown> {
  const names = namesWhere(noun, ({ history }) => history !== false);
  const papers = namesWhere(noun, ({ kind }) => kind === 'paper');
  const marks = papers.map((name) => [name, paperMark(Reflect.get(record, name))] as const);
  return { ...leaving(noun, names, record), ...Object.fromEntries(marks) };
}

/**
 * What an edit gives of the fields of a noun, as a row holds it: what is absent in it stays as it is, and so does what
 * whoever edits is not shown.
 */
export function givenFields<N extends Noun, Edit extends object>(
  noun: N,
  edit: Edit,
  sight?: Sight,
): Partial<Pick<Stored<N>, keyof Edit & keyof Stored<N>>>;
export function givenFields(noun: Noun, edit: object, sight?: Sight): object {
  return keptOf(noun, (name, field) =>
    sight && !isSeen(field, sight) ? undefined : Reflect.get(edit, name),
  );
}

/** What an edit really changes of a row: a decimal that is only written otherwise is no change. */
export function changedFields<Row extends object>(noun: Noun, row: Row, wanted: Partial<Row>): Partial<Row> {
  const changed = changedColumns(row, wanted);
  for (const name of namesWhere(noun, isDecimal)) {
    const [stored, asked]: unknown[] = [Reflect.get(row, name), Reflect.get(changed, name)];
    if (typeof stored === 'string' && typeof asked === 'string' && Number(stored) === Number(asked))
      Reflect.deleteProperty(changed, name);
  }
  return changed;
}

/** What is sent of a new record, as a row holds it. */
export function sentFields<N extends Noun, Sent extends object>(
  noun: N,
  sent: Sent,
): Pick<Stored<N>, keyof Sent & keyof Stored<N>>;
export function sentFields(noun: Noun, sent: object): object {
  return keptOf(noun, (name) => Reflect.get(sent, name));
}

function keptOf(noun: Noun, given: (name: string, field: Field) => unknown): object {
  const sent = Object.entries(noun.fields).filter(([, { write }]) => write !== null);
  const rows = sent.map(([name, field]) => [name, storedOf(field, given(name, field))] as const);
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined));
}

function storedOf(field: Field, value: unknown): unknown {
  // Decimals are never rows' floats: what was sent is written as its shortest text.
  if (typeof value === 'number' && isDecimal(field))
    return String(field.kind === 'adjustment' ? Number(value.toFixed(2)) : value);
  return value === '' && mayBeMissing(field) ? null : value;
}

const isDecimal = ({ kind }: Pick<Field, 'kind'>) =>
  kind === 'number' || kind === 'money' || kind === 'adjustment';
const mayBeMissing = ({ read }: Field) => z.safeParse(read, null).success;

function leaving(noun: Noun, names: readonly string[], record: object): Record<string, unknown> {
  const shown = [noun.idName, ...names, ...(noun.isVersioned ? ['version'] : [])];
  return Object.fromEntries(
    shown.map((name) => {
      const value: unknown = Reflect.get(record, name);
      if (value instanceof Date) return [name, value.toISOString()];
      const field = noun.fields[name];
      return [name, field && isDecimal(field) && value !== null ? Number(value) : value];
    }),
  );
}

/** How a file differs from what a noun declares. */
export interface ExportFaces<N extends Noun> {
  /** Its columns in their order; those of the declaration without it. */
  only?: readonly FieldName<N>[];
  /** Where a title or a value differs. */
  changes?: { [Name in FieldName<N>]?: Partial<ExportColumn<Answer<N>>> };
  /** What the reader is shown; columns of the rest are left out. */
  sight?: Sight;
}

/** The columns of its file, in the order of the declaration. */
export function exportColumnsOf<N extends Noun>(
  noun: N,
  faces?: ExportFaces<N>,
): readonly ExportColumn<Answer<N>>[];
export function exportColumnsOf(
  noun: Noun,
  { only, changes = {}, sight }: ExportFaces<Noun> = {},
): readonly ExportColumn<object>[] {
  const names = only ?? namesWhere(noun, ({ export: face }) => face !== false);
  return names.flatMap((id) => {
    const field = noun.fields[id];
    if (!field || (sight && !isSeen(field, sight))) return [];
    return [
      {
        id,
        title: field.label,
        value: (record: object) => exported(field, Reflect.get(record, id)),
        ...changes[id],
      },
    ];
  });
}

function exported(field: Field, value: ExportValue): ExportValue {
  if (field.kind === 'moment' && typeof value === 'string') return new Date(value);
  if (field.kind === 'cents' && typeof value === 'number') return dollarsOf(value);
  if (field.sides && typeof value === 'boolean') return field.sides[value ? 0 : 1];
  return field.choices ? choiceWords(field, value) : value;
}
