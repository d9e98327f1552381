import {
  blockNames,
  emptyRow,
  tableFields,
  tableNames,
  type EntryRow,
  type SettlementForm,
  type TableName,
  type Texts,
} from './settlement-form';
import { fieldLabel, rowLabel } from './entry-words';

/** A field that two people set to different values, as people read it. */
export interface MergeConflict {
  id: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Which version of a conflict stays, by its id; mine where nothing is said. */
export type MergeChoices = Readonly<Record<string, 'mine' | 'theirs'>>;

export interface MergedForm {
  form: SettlementForm;
  conflicts: readonly MergeConflict[];
}

/**
 * Brings two edits of one settlement together: what only one of them changed is taken from it. Fields are told apart by
 * name, rows by their number (the first field) or, without one of their own, by their place.
 */
export function mergeSettlement(
  base: SettlementForm,
  mine: SettlementForm,
  theirs: SettlementForm,
  choices: MergeChoices = {},
): MergedForm {
  const conflicts: MergeConflict[] = [];
  const settle: Settle = (id, label, of) => {
    if (of.mine === of.theirs || of.theirs === of.base) return of.mine;
    if (of.mine === of.base) return of.theirs;
    conflicts.push({ id, label, mine: of.mine, theirs: of.theirs });
    return choices[id] === 'theirs' ? of.theirs : of.mine;
  };
  const blocks = { ...theirs.blocks };
  for (const name of blockNames) {
    const label = (field: string) => fieldLabel(name, field);
    const versions = { base: base.blocks[name], mine: mine.blocks[name], theirs: theirs.blocks[name] };
    blocks[name] = mergeTexts(settle, name, label, versions);
  }
  const form: SettlementForm = { blocks, hedgeTableData: [], lotTableData: [] };
  for (const table of tableNames)
    form[table] = mergeRows(settle, table, { base: base[table], mine: mine[table], theirs: theirs[table] });
  return { form, conflicts };
}

type Versions<Value> = Record<'base' | 'mine' | 'theirs', Value>;
type Settle = (id: string, label: string, of: Versions<string>) => string;

function mergeTexts(
  settle: Settle,
  id: string,
  label: (field: string) => string,
  of: Versions<Texts>,
): Texts {
  const fields = Object.keys(of.theirs);
  return Object.fromEntries(
    fields.map((field) => {
      const versions = {
        base: of.base[field] ?? '',
        mine: of.mine[field] ?? '',
        theirs: of.theirs[field] ?? '',
      };
      return [field, settle(`${id}.${field}`, label(field), versions)];
    }),
  );
}

function mergeRows(settle: Settle, table: TableName, of: Versions<readonly EntryRow[]>): EntryRow[] {
  const named = {
    base: byName(table, of.base),
    mine: byName(table, of.mine),
    theirs: byName(table, of.theirs),
  };
  const names = [...new Set([...named.theirs.keys(), ...named.mine.keys(), ...named.base.keys()])];
  return names.flatMap((name) => {
    const row = { base: named.base.get(name), mine: named.mine.get(name), theirs: named.theirs.get(name) };
    const id = `${table}.${name}`;
    if (row.mine && row.theirs) {
      const base = row.base?.values ?? emptyRow(table);
      const label = (field: string) => `${rowLabel(table, name)}, ${fieldLabel(table, field)}`;
      const values = mergeTexts(settle, id, label, {
        base,
        mine: row.mine.values,
        theirs: row.theirs.values,
      });
      return [{ key: row.mine.key, values }];
    }
    const kept = row.mine ?? row.theirs;
    if (!kept || !row.base) return kept ? [kept] : [];
    if (isSame(kept.values, row.base.values)) return [];
    const word = (one: EntryRow | undefined) => (one ? 'Changed' : 'Deleted');
    const versions = { base: '', mine: word(row.mine), theirs: word(row.theirs) };
    return settle(id, rowLabel(table, name), versions) === 'Changed' ? [kept] : [];
  });
}

/** Rows by their number, or by their place where the number is empty or stands twice. */
function byName(table: TableName, rows: readonly EntryRow[]): Map<string, EntryRow> {
  const [first] = tableFields[table];
  const names = rows.map(({ values }) => (values[first] ?? '').trim());
  return new Map(
    rows.map((row, index) => {
      const name = names[index] ?? '';
      const isOwn = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
      return [isOwn ? name : `#${index + 1}`, row];
    }),
  );
}

const isSame = (one: Texts, other: Texts) => JSON.stringify(one) === JSON.stringify(other);
