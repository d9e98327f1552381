import type { HistoryEntry } from '@washcoat/contract-kernel';

const header = ['settlementNo', 'contractNo', 'shipmentNo', 'companyName', 'facilityCity'];
/** Moments by what they are called on the wire. */
const moments = { receivedAt: 'receivedDate', metalDueAt: 'metalDueDate', completedAt: 'completedDate' };
/** Tables, and what a row of each is known by. */
const tables: Readonly<Record<string, string>> = { hedgeTableData: 'hedgeNo', lotTableData: 'lotNo' };
/** What is noted besides saves: boxes that were chosen or counted, files of a refiner, what is said of its lots. */
const noted = [
  ...['lotNo', 'receivedPieces', 'refiner', 'fileName', 'weightUnit', 'assayUnit', 'splitLimit', 'rule'],
  ...['key', 'state', 'reason'],
];
const notedParts = ['columns', 'umpire'];

/**
 * What differs between two states of a settlement as the audit trail keeps them, by field: `settlementNo`, `tc.quantity`,
 * `lotTableData.L-1.ptPpm`. Rows go by their number, or by their place where it is empty or stands twice. Amounts of 0 are
 * nothing, as on the page.
 */
export function settlementChanges(before: unknown, after: unknown): HistoryEntry['changes'] {
  const old = flatState(before);
  const current = flatState(after);
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: current.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

/** What stands in each field that people enter. */
function flatState(kept: unknown): Map<string, string> {
  const state = recordOf(kept);
  const flat = new Map<string, string>();
  const put = (field: string, value: unknown) => {
    if ((typeof value === 'string' || typeof value === 'number') && value) flat.set(field, String(value));
  };
  for (const field of [...header, ...noted]) put(field, state[field]);
  for (const [column, field] of Object.entries(moments)) put(field, state[column]);
  for (const part of notedParts)
    for (const [field, value] of Object.entries(recordOf(state[part]))) put(`${part}.${field}`, value);
  put('boxes', boxesOf(state));
  for (const [block, fields] of Object.entries(recordOf(state.blocks))) {
    const first = tables[block];
    if (!first)
      for (const [field, value] of Object.entries(recordOf(fields))) put(`${block}.${field}`, value);
    else
      for (const [name, row] of namedRows(fields, first))
        for (const [field, value] of Object.entries(row)) put(`${block}.${name}.${field}`, value);
  }
  return flat;
}

/** Boxes by their order, `<load id> box 2`, one after the other. */
function boxesOf({ boxes, loadId, box }: Record<string, unknown>): string {
  const list: unknown[] = Array.isArray(boxes) ? boxes : loadId ? [{ loadId, box }] : [];
  return list
    .map(recordOf)
    .map((one) => `${String(one.loadId)} box ${String(one.box)}`)
    .join(', ');
}

function namedRows(rows: unknown, first: string): [string, Record<string, unknown>][] {
  const list = Array.isArray(rows) ? rows.map(recordOf) : [];
  const names = list.map((row) => String(row[first] ?? '').trim());
  return list.map((row, index) => {
    const name = names[index] ?? '';
    const isOwn = name !== '' && names.indexOf(name) === names.lastIndexOf(name);
    return [isOwn ? name : `#${index + 1}`, row];
  });
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
