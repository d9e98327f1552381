const marked = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** What a spreadsheet makes of a code like `5-11`. */
const madeOfCode = new RegExp(`^(\\d{1,2}-${month}|${month}-\\d{2})$`, 'i');
const written = /^(\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}-\d{2}-\d{2})$/;

/** A date of a workbook as a cell: nobody types it like that. */
export function dateCell(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** Whether a cell of a workbook holds a date. */
export function isDateCell(cell: string): boolean {
  return marked.test(cell);
}

/** Whether a code looks like the date that a spreadsheet made of it. */
export function isDatedCode(cell: string): boolean {
  return isDateCell(cell) || madeOfCode.test(cell);
}

/** Whether what stands in place of a number is a date. */
export function isDatedNumber(cell: string): boolean {
  return isDatedCode(cell) || written.test(cell);
}

/** The day of a date cell, any other cell as it is. */
export function withDay(cell: string): string {
  return isDateCell(cell) ? cell.slice(0, 10) : cell;
}
