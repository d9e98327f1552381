import path from 'node:path';
import { generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';

/** Writes the templates of a generator's folder to where their paths say; a file that is there is never replaced. */
export function writeTemplates(tree: Tree, generator: string, folder: string, facts: object): void {
  generateFiles(tree, path.join(__dirname, '..', generator, folder), '.', facts, {
    overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
  });
}
