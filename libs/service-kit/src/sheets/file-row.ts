/** A row of a file that is not blank. */
export interface FileRow {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: readonly string[];
}

/** Whether nothing stands in a row. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
