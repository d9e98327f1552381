import type { RequestOf } from '@washcoat/contract-kernel';
import { calendarDay, isDay } from '@washcoat/contract-kernel';
import type { SettlementStatement, settlementSave } from '@washcoat/contract-settlement';

/** What was typed into the fields of a block or a row, by their names on the wire. */
export type Texts = Readonly<Record<string, string>>;

/** A row of a table; its key says which one it is on this page. */
export interface EntryRow {
  key: string;
  values: Texts;
}

const weights = ['gross', 'tare'];
const metalReturn = ['invoiceNo', 'advanceDate', 'chargeReturnPerc', 'settlementPrice'];
const charge = ['chargeReturnPerc', 'quantity'];

/** Every block that is entered, with its fields. */
export const blockFields = {
  header: ['settlementNo', 'contractNo', 'shipmentNo', 'receivedDate', 'metalDueDate'],
  shippingDocs: weights,
  mmiReceived: weights,
  mmiProcessed: [
    ...['monoNet', 'monoDry', 'bhdNet', 'bhdDry', 'samplesNet', 'samplesDry'],
    ...['trashNet', 'trashDry', 'magneticsNet', 'magneticsDry'],
  ],
  ptMetalReturn: metalReturn,
  pdMetalReturn: metalReturn,
  rhMetalReturn: metalReturn,
  ptRefiningCharge: ['chargeReturnPerc'],
  pdRefiningCharge: ['chargeReturnPerc'],
  rhRefiningCharge: ['chargeReturnPerc'],
  advInvoice: charge,
  intInvoice: charge,
  tc: charge,
  sc: charge,
  af: charge,
  espi: charge,
  fi: charge,
} as const satisfies Record<string, readonly string[]>;
export type BlockName = keyof typeof blockFields;

const prices = ['ptOz', 'ptUnitPrice', 'pdOz', 'pdUnitPrice', 'rhOz', 'rhUnitPrice'];

/** Every table that is entered, with the fields of a row; the first one names it. */
export const tableFields = {
  hedgeTableData: ['hedgeNo', 'hedgeDate', ...prices],
  lotTableData: ['lotNo', 'sampleNo', 'h2O', 'netDry', 'sampleDry', 'ptPpm', 'pdPpm', 'rhPpm'],
} as const satisfies Record<string, readonly string[]>;
export type TableName = keyof typeof tableFields;

/** A settlement as it is typed: text in every field, empty for nothing. */
export interface SettlementForm extends Record<TableName, readonly EntryRow[]> {
  blocks: Readonly<Record<BlockName, Texts>>;
}

export const blockNames = keysOf(blockFields);
export const tableNames = keysOf(tableFields);

const words = new Set([
  'settlementNo',
  'contractNo',
  'shipmentNo',
  'invoiceNo',
  'hedgeNo',
  'lotNo',
  'sampleNo',
]);
const dates = new Set(['receivedDate', 'metalDueDate', 'advanceDate', 'hedgeDate']);

/** Whether a field holds words, a day, or a number. */
export function kindOf(field: string): 'text' | 'date' | 'number' {
  if (words.has(field)) return 'text';
  return dates.has(field) ? 'date' : 'number';
}

/** The form of a saved settlement; its days are those of `timeZone`. */
export function formOf(statement: SettlementStatement, timeZone: string): SettlementForm {
  const { receivedDate, metalDueDate, settlementNo, contractNo, shipmentNo } = statement;
  const header = { settlementNo, contractNo, shipmentNo, receivedDate, metalDueDate };
  return {
    blocks: everyBlock((name) =>
      textsOf(blockFields[name], name === 'header' ? header : statement[name], timeZone),
    ),
    hedgeTableData: rowsOf('hedgeTableData', statement.hedgeTableData, timeZone),
    lotTableData: rowsOf('lotTableData', statement.lotTableData, timeZone),
  };
}

/** The form of a new settlement. */
export const newForm: SettlementForm = {
  blocks: everyBlock((name) => textsOf(blockFields[name], {}, 'UTC')),
  hedgeTableData: [],
  lotTableData: [],
};

/** A row in which nothing stands yet. */
export const emptyRow = (table: TableName): Texts => textsOf(tableFields[table], {}, 'UTC');

let lastKey = 0;
/** A row of the page with a key of its own. */
export const newRow = (values: Texts): EntryRow => ({ key: `row-${(lastKey += 1)}`, values });

/** What a save sends of the form. */
export function entryOf(
  form: SettlementForm,
): Omit<RequestOf<typeof settlementSave>, 'companyId' | 'facilityCity'> {
  return {
    ...form.blocks,
    hedgeTableData: form.hedgeTableData.map(({ values }) => values),
    lotTableData: form.lotTableData.map(({ values }) => values),
  };
}

/** Whether two forms say the same. */
export function isSameForm(one: SettlementForm, other: SettlementForm): boolean {
  return one === other || JSON.stringify(entryOf(one)) === JSON.stringify(entryOf(other));
}

/** Reads an entry that a draft on this device kept; null for something else. */
export function draftedForm(kept: unknown): SettlementForm | null {
  const entry = recordOf(kept);
  if (!entry.header) return null;
  const rows = (table: TableName): EntryRow[] => {
    const list = entry[table];
    return Array.isArray(list)
      ? list.map((row: unknown) => newRow(textsOf(tableFields[table], recordOf(row), 'UTC')))
      : [];
  };
  return {
    blocks: everyBlock((name) => textsOf(blockFields[name], recordOf(entry[name]), 'UTC')),
    hedgeTableData: rows('hedgeTableData'),
    lotTableData: rows('lotTableData'),
  };
}

/** Reads the row of a table that was not confirmed when a draft was kept; null where none was. */
export function draftedRow(table: TableName, kept: unknown): Texts | null {
  const row = recordOf(kept)[table];
  return row ? textsOf(tableFields[table], recordOf(row), 'UTC') : null;
}

function rowsOf(table: TableName, rows: readonly object[], timeZone: string): EntryRow[] {
  return rows.map((row) => newRow(textsOf(tableFields[table], row, timeZone)));
}

function textsOf(fields: readonly string[], source: object, timeZone: string): Texts {
  return Object.fromEntries(
    fields.map((field) => [field, textOf(Reflect.get(source, field), field, timeZone)]),
  );
}

function textOf(value: unknown, field: string, timeZone: string): string {
  if (typeof value === 'string') {
    if (kindOf(field) !== 'date' || value === '' || isDay(value)) return value;
    return calendarDay(new Date(value), timeZone);
  }
  return typeof value === 'number' && value !== 0 ? String(value) : '';
}

function everyBlock(make: (name: BlockName) => Texts): Record<BlockName, Texts> {
  const entries = keysOf(blockFields).map((name) => [name, make(name)] as const);
  const blocks: Partial<Record<BlockName, Texts>> = Object.fromEntries(entries);
  return { ...emptyBlocks(), ...blocks };
}

function emptyBlocks(): Record<BlockName, Texts> {
  const none: Texts = {};
  return {
    ...{ header: none, shippingDocs: none, mmiReceived: none, mmiProcessed: none },
    ...{ ptMetalReturn: none, pdMetalReturn: none, rhMetalReturn: none },
    ...{ ptRefiningCharge: none, pdRefiningCharge: none, rhRefiningCharge: none },
    ...{ advInvoice: none, intInvoice: none, tc: none, sc: none, af: none, espi: none, fi: none },
  };
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  const isKey = (name: string): name is Key => name in record;
  return Object.keys(record).filter(isKey);
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
