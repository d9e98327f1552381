import type { Tree } from '@nx/devkit';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import { readSource } from './read-source';

/** Lays out every TypeScript and JSON file that was written, by the rules of the checkout. */
export async function formatChanges(tree: Tree): Promise<void> {
  const rules = JSON.parse(readSource(tree, '.prettierrc.json'));
  for (const { path, type, content } of tree.listChanges()) {
    const parser = parserOf(path);
    if (!parser || type === 'DELETE' || content === null) continue;
    const text = content.toString('utf8');
    tree.write(path, await format(text, { ...rules, parser, plugins: [babel, estree, typescript] }));
  }
}

function parserOf(path: string): string | undefined {
  if (/\.tsx?$/.test(path)) return 'typescript';
  if (path.endsWith('package.json')) return 'json-stringify';
  return path.endsWith('.json') ? 'json' : undefined;
}
