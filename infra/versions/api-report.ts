import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { workspaceFolder } from '../build/app.mjs';

/** The packages whose versions follow their public types, by folder. */
export const versionedPackages = ['libs/platform-sdk', 'libs/ui'] as const;

/** Means for tests are no part of what remotes run with. */
const leftOut = './testing';

/** The public types of a package: declarations by name, of every entry and of the types that these are made of. */
export const apiReport = z.object({
  version: z.string(),
  /** Names by entry (`.`, `./forms`), each with its declarations. */
  exports: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  /** What is not exported and stands in the declarations of what is. */
  types: z.record(z.string(), z.array(z.string())),
});
export type ApiReport = z.infer<typeof apiReport>;

const manifest = z.object({ version: z.string(), exports: z.record(z.string(), z.string()) });

/** Reads the public types of each versioned package, by folder, as the compiler declares them. */
export function currentApis(): Record<string, ApiReport> {
  const roots = versionedPackages.map((folder) => path.join(workspaceFolder, folder));
  const entries = roots.flatMap((root) => entriesOf(root).map(([, file]) => file));
  const files = declarationFiles(entries, roots);
  return Object.fromEntries(versionedPackages.map((folder) => [folder, reportOf(folder, files)]));
}

function entriesOf(root: string): [string, string][] {
  const { exports } = readManifest(root);
  return Object.entries(exports)
    .filter(([name]) => name !== leftOut)
    .map(([name, file]) => [name, path.join(root, file)]);
}

const readManifest = (root: string) =>
  manifest.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

type Files = ReadonlyMap<string, ts.SourceFile>;

/** The declaration files of our packages, as the compiler would write them. */
function declarationFiles(entries: readonly string[], roots: readonly string[]): Files {
  const { config } = ts.readConfigFile(path.join(workspaceFolder, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, workspaceFolder);
  const program = ts.createProgram([...entries], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
  });
  const files = new Map<string, ts.SourceFile>();
  const write = (file: string, text: string) =>
    files.set(file, ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true));
  for (const source of program.getSourceFiles()) {
    const isOurs = roots.some((root) => source.fileName.startsWith(root + path.sep));
    if (isOurs && !source.isDeclarationFile) program.emit(source, write, undefined, true);
  }
  return files;
}

function reportOf(folder: string, files: Files): ApiReport {
  const root = path.join(workspaceFolder, folder);
  const declarations = new Declarations(files);
  const named = entriesOf(root).map(([entry, file]) => [entry, declarations.exportsOf(file)] as const);
  const { version } = readManifest(root);
  return {
    version,
    exports: Object.fromEntries(named.map(([entry, found]) => [entry, sorted(found)])),
    types: sorted(declarations.typesBehind()),
  };
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

interface Declared {
  file: ts.SourceFile;
  name: string;
}

/** Where names lead in declaration files. */
class Declarations {
  private readonly public = new Set<string>();
  private readonly waiting: Declared[] = [];

  constructor(private readonly files: Files) {}

  /** Every name that the module exports, with its declarations. */
  exportsOf(source: string): Record<string, string[]> {
    const found = this.namesOf(this.fileOf(source));
    const places = [...found].map(([name, place]) => [name, this.declared(place)] as const);
    for (const [, place] of places) this.public.add(keyOf(place));
    return Object.fromEntries(places.map(([name, place]) => [name, this.textsOf(place)]));
  }

  /** The declarations of what the exports of all entries lead to and is not exported itself. */
  typesBehind(): Record<string, string[]> {
    const seen = new Set(this.public);
    const types: Record<string, string[]> = {};
    for (let place = this.waiting.pop(); place; place = this.waiting.pop()) {
      if (seen.has(keyOf(place))) continue;
      seen.add(keyOf(place));
      types[place.name] = [...(types[place.name] ?? []), ...this.textsOf(place)].sort();
    }
    return types;
  }

  private fileOf(source: string): ts.SourceFile {
    const file = this.files.get(source.replace(/\.tsx?$/, '.d.ts'));
    if (!file) throw new Error(`The compiler declares nothing for ${source}.`);
    return file;
  }

  private namesOf(file: ts.SourceFile): Map<string, Declared> {
    const names = new Map<string, Declared>();
    for (const statement of file.statements) {
      if (ts.isExportDeclaration(statement)) {
        const { moduleSpecifier } = statement;
        const from = this.moduleOf(file, moduleSpecifier) ?? this.entryOf(moduleSpecifier) ?? file;
        const clause = statement.exportClause;
        if (clause && ts.isNamedExports(clause))
          for (const { name, propertyName } of clause.elements)
            names.set(name.text, { file: from, name: (propertyName ?? name).text });
        else if (!clause) for (const [name, place] of this.namesOf(from)) names.set(name, place);
      } else if (isExported(statement)) {
        for (const name of namesIn(statement)) names.set(name, { file, name });
      }
    }
    return names;
  }

  /** Follows a name through imports and exports to where it is declared. */
  private declared({ file, name }: Declared): Declared {
    if (file.statements.some((statement) => namesIn(statement).includes(name))) return { file, name };
    const imported = this.importOf(file, name) ?? this.namesOf(file).get(name);
    if (!imported || (imported.file === file && imported.name === name)) return { file, name };
    return this.declared(imported);
  }

  private textsOf({ file, name }: Declared): string[] {
    const own = file.statements.filter((statement) => namesIn(statement).includes(name));
    for (const statement of own) this.follow(statement, file);
    if (own.length === 0) return [`from ${this.packageOf(file, name)}`];
    return own.map((statement) => statement.getText().replace(/^(export )?(declare )?/, ''));
  }

  private follow(node: ts.Node, file: ts.SourceFile): void {
    node.forEachChild((child) => this.follow(child, file));
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const from = this.moduleOf(file, node.argument.literal);
      const name = node.qualifier?.getText().split('.')[0];
      if (from && name) this.waiting.push(this.declared({ file: from, name }));
    }
    if (!ts.isIdentifier(node)) return;
    const place = this.declared({ file, name: node.text });
    if (place.file !== file || file.statements.some((one) => namesIn(one).includes(place.name)))
      this.waiting.push(place);
  }

  private importOf(file: ts.SourceFile, name: string): Declared | undefined {
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      const bindings = statement.importClause?.namedBindings;
      const found =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.find((one) => one.name.text === name)
          : undefined;
      const from = found && this.moduleOf(file, statement.moduleSpecifier);
      if (from) return { file: from, name: (found.propertyName ?? found.name).text };
    }
    return undefined;
  }

  /** The file that a relative specifier leads to; undefined for another package. */
  private moduleOf(file: ts.SourceFile, specifier: ts.Expression | undefined): ts.SourceFile | undefined {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
    const base = path.resolve(path.dirname(file.fileName), specifier.text);
    return this.files.get(`${base}.d.ts`) ?? this.files.get(path.join(base, 'index.d.ts'));
  }

  /** The file that one of our packages begins with, when a specifier names one. */
  private entryOf(specifier: ts.Expression | undefined): ts.SourceFile | undefined {
    if (!specifier || !ts.isStringLiteral(specifier)) return undefined;
    const folder = versionedPackages.find((one) => specifier.text === `@washcoat/${path.basename(one)}`);
    return folder && this.files.get(path.join(workspaceFolder, folder, 'src/index.d.ts'));
  }

  private packageOf(file: ts.SourceFile, name: string): string {
    const line = file.statements.find(
      (one) => (ts.isExportDeclaration(one) || ts.isImportDeclaration(one)) && one.getText().includes(name),
    );
    return /from ['"](.+)['"]/.exec(line?.getText() ?? '')?.[1] ?? 'elsewhere';
  }
}

const keyOf = ({ file, name }: Declared) => `${file.fileName} ${name}`;

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function namesIn(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** The report that is kept of a package: that of its last release. */
export function keptApi(folder: string): ApiReport | undefined {
  const file = keptFile(folder);
  return existsSync(file) ? apiReport.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Where the report of a package is kept. */
export function keptFile(folder: string): string {
  return path.join(workspaceFolder, 'infra/versions', `${path.basename(folder)}.api.json`);
}
