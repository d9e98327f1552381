import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { workspaceFolder } from '../../build/app.mjs';

/** The checkout as generators see it; what they write stays in memory. */
export function checkoutTree(): Tree {
  return new FsTree(workspaceFolder, false);
}

/** The text of a file of the tree. */
export function textOf(tree: Tree, file: string): string {
  return tree.read(file, 'utf8') ?? '';
}

/** The new files of the tree. */
export function newFiles(tree: Tree): string[] {
  const created = tree.listChanges().filter(({ type }) => type === 'CREATE');
  return created.map(({ path }) => path).sort();
}
