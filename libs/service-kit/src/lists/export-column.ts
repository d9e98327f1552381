/** What a cell of an export may hold. Decimals are given as numbers, so that a spreadsheet can sum them up. */
export type ExportValue = string | number | boolean | Date | null;

/** A column that a list can be exported with. */
export interface ExportColumn<Row> {
  id: string;
  title: string;
  value(row: Row): ExportValue;
}

/**
 * The columns of an export: those of `chosen` (ids parted by commas) in its order, each once. Ids that the list does
 * not have are ignored; when none is left, or nothing was chosen, all columns are in.
 */
export function chosenColumns<Row>(
  columns: readonly ExportColumn<Row>[],
  chosen = '',
): readonly ExportColumn<Row>[] {
  const ids = new Set(chosen.split(',').map((id) => id.trim()));
  const found = [...ids].flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return found.length ? found : columns;
}
