import { editableFields } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import type * as z from 'zod/mini';

/** A column whose cells are checked by the schema of the converter form. */
export interface ValueColumn {
  /** Its title in the file: the name of the field on the wire. */
  id: string;
  kind: 'text' | 'number';
  /** The column of the table `product`. */
  sql: string;
  schema: Pick<z.ZodMiniType, 'safeParse'>;
}

/** A column that sets a field of a converter. */
export type FieldColumn =
  ValueColumn | { id: string; kind: 'flag'; sql: string } | { id: string; kind: 'type'; sql: string };

/** A column of the file of converters; the first tells which converter a row changes. */
export type CatalogueColumn = FieldColumn | { id: string; kind: 'productId'; sql: string };

const text = (id: TextField, sql: string): ValueColumn => ({
  id,
  kind: 'text',
  sql,
  schema: editableFields[id],
});
const number = (id: NumberField, sql: string): ValueColumn => ({
  id,
  kind: 'number',
  sql,
  schema: editableFields[id],
});
const flag = (id: keyof typeof editableFields, sql: string): FieldColumn => ({ id, kind: 'flag', sql });

type TextField =
  | 'oem'
  | 'name'
  | 'serialNo'
  | 'abCode'
  | 'abSubcode'
  | 'manufacturer'
  | 'model'
  | 'description'
  | 'notes'
  | 'comment'
  | 'family'
  | 'shape';
type NumberField =
  | 'subweight'
  | 'ptAssay'
  | 'pdAssay'
  | 'rhAssay'
  | 'ptDisc'
  | 'pdDisc'
  | 'rhDisc'
  | 'schemeDisc'
  | 'price2Modifier'
  | 'price';

/** The columns that set fields of a converter. */
export const fieldColumns: readonly FieldColumn[] = [
  text('oem', 'oem'),
  text('name', 'name'),
  text('serialNo', 'serial_no'),
  text('abCode', 'ab_code'),
  text('abSubcode', 'ab_subcode'),
  text('manufacturer', 'manufacturer'),
  text('model', 'model'),
  text('description', 'description'),
  text('notes', 'notes'),
  text('comment', 'comment'),
  text('family', 'family'),
  { id: 'type', kind: 'type', sql: 'type_id' },
  text('shape', 'shape'),
  number('subweight', 'subweight'),
  number('ptAssay', 'pt_assay'),
  number('pdAssay', 'pd_assay'),
  number('rhAssay', 'rh_assay'),
  flag('isWithoutMetal', 'is_without_metal'),
  number('ptDisc', 'pt_disc'),
  number('pdDisc', 'pd_disc'),
  number('rhDisc', 'rh_disc'),
  number('schemeDisc', 'scheme_disc'),
  number('price2Modifier', 'price2_modifier'),
  flag('ptDiscIsPercentage', 'pt_disc_is_percentage'),
  flag('pdDiscIsPercentage', 'pd_disc_is_percentage'),
  flag('rhDiscIsPercentage', 'rh_disc_is_percentage'),
  flag('schemeDiscIsPercentage', 'scheme_disc_is_percentage'),
  flag('price2ModifierIsPercentage', 'price2_modifier_is_percentage'),
  number('price', 'price'),
  flag('isCalculatedPrice', 'is_calculated_price'),
  flag('isMarkForTest', 'is_mark_for_test'),
  flag('isActive', 'is_active'),
];

/** The columns of the file of converters: what the converters download writes and the bulk upload reads. */
export const catalogueColumns: readonly CatalogueColumn[] = [
  { id: 'productId', kind: 'productId', sql: 'product_id' },
  ...fieldColumns,
];

/** What every row needs. */
export const requiredColumns: readonly string[] = ['oem', 'type'];

const assayColumns = ['subweight', 'ptAssay', 'pdAssay', 'rhAssay', 'isWithoutMetal'];

/** Whether a user may set a column at all: override price, weight and assay, and mark for test need rights. */
export function isColumnOpen(id: string, session: Session): boolean {
  if (id === 'price' || id === 'isCalculatedPrice') return session.isSA;
  if (assayColumns.includes(id)) return session.canAccessAssay;
  return id !== 'isMarkForTest' || session.canViewMarkForTest;
}
