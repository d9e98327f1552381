import path from 'node:path';
import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { workspaceFolder } from '../../build/app.mjs';

/**
 * What TypeScript says of the files that a tree has written, by the rules of the checkout; packages that only the tree
 * has are found there.
 */
export function typeProblems(tree: Tree, packages: Record<string, string>): string[] {
  const written = tree.listChanges().flatMap(({ path: file, type, content }) => {
    const text = type === 'DELETE' ? undefined : content?.toString('utf8');
    return text === undefined ? [] : [[path.join(workspaceFolder, file), text] as const];
  });
  const texts = new Map(written);
  const options = { ...optionsOf(packages), noEmit: true };
  const sources = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram([...sources, ...ambient()], options, hostOver(texts, options));
  return sources
    .map((file) => program.getSourceFile(file))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

/** What declares things for everybody without being imported: the theme, assets, what tests expect with. */
function ambient(): string[] {
  const libs = path.join(workspaceFolder, 'libs');
  const declarations = ts.sys.readDirectory(libs, ['.d.ts'], ['**/node_modules']);
  return [...declarations, path.join(libs, 'testing/src/jsdom-setup.ts')];
}

function optionsOf(packages: Record<string, string>): ts.CompilerOptions {
  const file = path.join(workspaceFolder, 'tsconfig.base.json');
  const { compilerOptions } = ts.readConfigFile(file, ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ compilerOptions, files: [] }, ts.sys, workspaceFolder);
  const places = Object.entries(packages).map(([name, entry]) => [name, [path.join(workspaceFolder, entry)]]);
  return { ...options, paths: Object.fromEntries(places) };
}

function hostOver(texts: ReadonlyMap<string, string>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...texts.keys()].flatMap(foldersAbove));
  return {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile(file, language, ...rest) {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, text, language);
    },
  };
}

function foldersAbove(file: string): string[] {
  const folder = path.dirname(file);
  return folder === file ? [] : [folder, ...foldersAbove(folder)];
}
