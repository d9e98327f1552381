import type { HistoryEntry } from '@washcoat/contract-kernel';
import { formatDate } from '@washcoat/ui';
import { fieldLabel, rowLabel } from '../editor/entry-words';
import {
  blockFields,
  blockNames,
  kindOf,
  tableFields,
  tableNames,
  type TableName,
} from '../editor/settlement-form';

type Change = HistoryEntry['changes'][number];

/** What somebody did, after their name. */
const actions: Readonly<Record<string, string>> = {
  save: 'saved it',
  complete: 'completed it',
  'choose-purchases': 'put boxes in',
  'count-purchase': 'counted a box',
  'remove-purchase': 'took a box out',
  'refiner-statement': 'took in a file of the refiner',
  'refiner-terms': 'said what the columns of the refiner mean',
  'refiner-dispute': 'said something of a lot of the refiner',
};

const words: Readonly<Record<string, string>> = {
  boxes: 'Boxes',
  receivedPieces: 'Received pieces',
  refiner: 'Refiner',
  fileName: 'File',
  weightUnit: 'Unit of weight',
  assayUnit: 'Unit of assay',
  splitLimit: 'Split up to, %',
  rule: 'Beyond it',
  key: 'Lot',
  state: 'Dispute',
  reason: 'Reason',
};
const completedDate = 'completedDate';

/** A change of one field, taken apart: which block or table, which row of it, which field. */
interface FieldPath {
  part: string;
  row: string;
  field: string;
}

/** A change with where it belongs. */
interface ChangeAt {
  change: Change;
  path: FieldPath;
}

function pathOf(name: string): FieldPath {
  const start = name.indexOf('.');
  const end = name.lastIndexOf('.');
  if (start < 0) return { part: 'header', row: '', field: name };
  return { part: name.slice(0, start), row: name.slice(start + 1, end), field: name.slice(end + 1) };
}

const fieldsIn: Readonly<Record<string, readonly string[]>> = { ...blockFields, ...tableFields };
const order: readonly string[] = [...blockNames, ...tableNames];
/** Where a field stands on the page: parts one after the other, fields in the order of each. */
const rankOf = ({ part, field }: FieldPath) =>
  100 * order.indexOf(part) + (fieldsIn[part] ?? []).indexOf(field);
const isTable = (part: string): part is TableName => tableNames.some((name) => name === part);
const blockOf = (part: string) => blockNames.find((name) => name === part);

const inWordsAlready = new WeakMap<HistoryEntry, HistoryEntry>();

/**
 * An entry of the history as people read it: fields by their labels in the order of the page, rows by their numbers. It is
 * put into words once, however often it is drawn: a save of all lots has thousands of fields.
 */
export function inSettlementWords(entry: HistoryEntry): HistoryEntry {
  const known = inWordsAlready.get(entry);
  if (known) return known;
  const said = { ...entry, action: actions[entry.action] ?? entry.action, changes: saidOf(entry.changes) };
  inWordsAlready.set(entry, said);
  return said;
}

function saidOf(changes: readonly Change[]): Change[] {
  const placed = changes
    .map((change) => ({ change, path: pathOf(change.field) }))
    .sort((one, other) => rankOf(one.path) - rankOf(other.path));
  const rows = new Map<string, ChangeAt[]>();
  for (const one of placed) {
    const key = rowKey(one.path);
    const others = rows.get(key);
    if (others) others.push(one);
    else rows.set(key, [one]);
  }
  const whole = new Set(placed.filter(isOfWholeRow).map(({ path }) => rowKey(path)));
  const told = new Set<string>();
  return placed.flatMap(({ change, path }) => {
    const key = rowKey(path);
    if (!whole.has(key)) return [inWords(change, path)];
    if (told.has(key)) return [];
    told.add(key);
    return [wholeRow(rows.get(key) ?? [])];
  });
}

const rowKey = ({ part, row }: FieldPath) => (row ? `${part}.${row}` : '');

/** A row whose number came or went was added or deleted as a whole. */
const isOfWholeRow = ({ path: { part, row, field } }: { path: FieldPath }) =>
  isTable(part) && row !== '' && field === tableFields[part][0];

function wholeRow(of: readonly ChangeAt[]): Change {
  const [{ path } = { path: pathOf('') }] = of;
  const text = (side: 'before' | 'after') =>
    of
      .filter(({ path: at, change }) => change[side] !== null && !isOfWholeRow({ path: at }))
      .map(
        ({ path: at, change }) => `${labelOf({ ...at, row: '' })} ${valueOf(at.field, change[side]) ?? ''}`,
      )
      .join(', ');
  const isAdded = of.every(({ change }) => change.before === null);
  const whole = text(isAdded ? 'after' : 'before') || path.row;
  return {
    field: rowName(path),
    before: isAdded ? null : whole,
    after: isAdded ? whole : null,
  };
}

const inWords = (change: Change, path: FieldPath): Change => ({
  field: labelOf(path),
  before: valueOf(path.field, change.before),
  after: valueOf(path.field, change.after),
});

const rowName = ({ part, row }: FieldPath) => (isTable(part) ? rowLabel(part, row) : row);

function labelOf({ part, row, field }: FieldPath): string {
  if (isTable(part))
    return row ? `${rowLabel(part, row)}, ${fieldLabel(part, field)}` : fieldLabel(part, field);
  const block = blockOf(part);
  if (block) return words[field] ?? fieldLabel(block, field);
  const ofMetal = ['pt', 'pd', 'rh'].includes(field) ? fieldLabel('lotTableData', `${field}Ppm`) : '';
  if (part === 'umpire') return `Umpire ${ofMetal}`;
  return `Column of ${fieldLabel('lotTableData', field)}`;
}

function valueOf(field: string, value: string | null): string | null {
  const isDate = field === completedDate || kindOf(field) === 'date';
  return value !== null && isDate ? formatDate(value, 'day') : value;
}
