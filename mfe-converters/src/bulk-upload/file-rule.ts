import { kindProblem } from '@washcoat/ui';

const MOST_BYTES = 50 * 1024 * 1024;

/** What a file of converters may be, in one line. */
export const fileLimits = 'One csv or xlsx file of at most 50 MB, in the columns of Download Converters';

/** Why a file can't be sent; undefined when it can. What is in it the service checks. */
export function fileProblem(file: File | null): string | undefined {
  if (!file) return 'Choose a csv or xlsx file.';
  const unfit = kindProblem(file, 'spreadsheet');
  if (unfit !== undefined) return unfit;
  if (file.size === 0) return 'The file is empty.';
  if (file.size > MOST_BYTES) return 'A file of converters may have at most 50 MB.';
  return /\.xls$/i.test(file.name) ? 'This is an old xls workbook. Save it as xlsx or csv.' : undefined;
}
