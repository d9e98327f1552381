import ts from 'typescript';
import { parse } from './parse';

/**
 * Imports `names` (`read`, `type Route`) from `module`: into the import that is there, else in a line of its own among
 * the others, in the order of their modules.
 */
export function addImport(text: string, module: string, names: readonly string[]): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const own = imports.find((one) => moduleOf(one) === module && namedOf(one));
  if (own) {
    const known = namesOf(own);
    return replace(text, own, lineOf(module, [...known, ...names.filter((name) => !known.includes(name))]));
  }
  return addImportLine(text, module, lineOf(module, names));
}

/** Puts the line of an import among the others, in the order of their modules. */
export function addImportLine(text: string, module: string, line: string): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const next = imports.find((one) => orderOf(moduleOf(one)) > orderOf(module));
  const last = imports.at(-1);
  if (next) return `${text.slice(0, next.getStart())}${line}\n${text.slice(next.getStart())}`;
  if (last) return `${text.slice(0, last.end)}\n${line}${text.slice(last.end)}`;
  return `${line}\n\n${text}`;
}

function lineOf(module: string, names: readonly string[]): string {
  const plain = (name: string) => name.replace(/^type /, '').toLowerCase();
  const sorted = [...names].sort((a, b) => plain(a).localeCompare(plain(b), 'en'));
  const isTypeOnly = sorted.every((name) => name.startsWith('type '));
  const list = isTypeOnly ? sorted.map((name) => name.slice('type '.length)) : sorted;
  return `import ${isTypeOnly ? 'type ' : ''}{ ${list.join(', ')} } from '${module}';`;
}

/** The names as they would stand in an import of their own; those of `import type { … }` are types each. */
function namesOf(declaration: ts.ImportDeclaration): string[] {
  const isTypeOnly = declaration.importClause?.isTypeOnly ?? false;
  const names = namedOf(declaration)?.elements.map((element) => element.getText()) ?? [];
  return isTypeOnly ? names.map((name) => `type ${name}`) : names;
}

function namedOf({ importClause }: ts.ImportDeclaration): ts.NamedImports | undefined {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings : undefined;
}

function moduleOf({ moduleSpecifier }: ts.ImportDeclaration): string {
  return ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

/** What Node brings, then packages, then what lies above, then neighbours. */
function orderOf(module: string): string {
  const rank = [/^node:/, /^[^.]/, /^\.\.\//, /^\.\//].findIndex((kind) => kind.test(module));
  return `${rank} ${module}`;
}

function replace(text: string, node: ts.Node, by: string): string {
  return text.slice(0, node.getStart()) + by + text.slice(node.end);
}
