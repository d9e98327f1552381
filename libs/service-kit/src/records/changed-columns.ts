/** What an edit really changes of a row: the wanted columns that are given and differ from the stored ones. */
export function changedColumns<Row extends object>(row: Row, wanted: Partial<Row>): Partial<Row> {
  const patch = { ...wanted };
  for (const [column, value] of Object.entries(wanted)) {
    if (value === undefined || value === Reflect.get(row, column)) Reflect.deleteProperty(patch, column);
  }
  return patch;
}
