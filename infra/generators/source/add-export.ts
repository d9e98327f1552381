import ts from 'typescript';
import { parse } from './parse';

/** Has an index give on what `module` exports, after what it gives on already. */
export function addExport(text: string, module: string): string {
  const line = `export * from '${module}';`;
  if (text.includes(line)) return text;
  const { statements } = parse(text);
  const last = statements.findLast(ts.isExportDeclaration);
  if (last) return `${text.slice(0, last.end)}\n${line}${text.slice(last.end)}`;
  const lastImport = statements.findLast(ts.isImportDeclaration);
  const end = lastImport?.end ?? 0;
  return `${text.slice(0, end)}\n\n${line}${text.slice(end)}`;
}
