/** What may stand between the cells of a csv file. */
export const delimiters = [',', ';', '\t'] as const;

/** The delimiter that the first line of a csv file has most of, outside quotation marks; a comma without any. */
export function delimiterOf(text: string): (typeof delimiters)[number] {
  const [firstLine = ''] = text.trimStart().split(/[\r\n]/, 1);
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => unquoted.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
