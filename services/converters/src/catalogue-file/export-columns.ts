import type { ExportColumn } from '@washcoat/service-kit';
import { catalogueColumns, type CatalogueColumn } from './columns';

/** A converter as the file of converters holds it: by column, decimals as text as the database gives them. */
export type CatalogueFileRow = Readonly<Record<string, string | number | boolean | null>>;

/** The select list that reads a `CatalogueFileRow` from the table `product`. */
export const catalogueFileSelect = catalogueColumns
  .map((column) => `${valueSql(column)} as "${column.id}"`)
  .join(', ');

/** The columns of the file of converters for an export; the bulk upload reads what this writes. */
export const catalogueExportColumns: readonly ExportColumn<CatalogueFileRow>[] = catalogueColumns.map(
  (column) => ({ id: column.id, title: column.id, value: (row) => valueOf(column, row[column.id] ?? null) }),
);

function valueSql({ kind, sql }: CatalogueColumn): string {
  if (kind !== 'type') return `product.${sql}`;
  return `(select converter_type.name from converter_type where converter_type.type_id = product.${sql})`;
}

function valueOf({ kind }: CatalogueColumn, value: string | number | boolean | null) {
  return kind === 'number' && value !== null ? Number(value) : value;
}
