/** What stands for an error of a workbook whose kind the reader does not tell, as that of a formula. */
const UNNAMED = '#ERROR!';
const shownError = /^(#[\p{Lu}\d/_]+[!?]|#N\/A|#NV|Err:\d{3})$/u;

/** An error of a workbook as a cell: as the sheet shows it. */
export function errorCell(error?: string): string {
  return error !== undefined && isErrorCell(error) ? error : UNNAMED;
}

/** Whether a cell shows an error of its sheet, like `#REF!`, instead of a value. A csv file keeps it as text. */
export function isErrorCell(cell: string): boolean {
  return shownError.test(cell.trim());
}
