import type { Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';

/** The text of a file that must be there. @throws GeneratorProblem that names it */
export function readSource(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new GeneratorProblem(`${file} is missing.`);
  return text;
}

/** Changes a file that must be there. */
export function changeSource(tree: Tree, file: string, change: (text: string) => string): void {
  tree.write(file, change(readSource(tree, file)));
}

/** Refuses when something of this path exists already. @throws GeneratorProblem */
export function demandFree(tree: Tree, path: string): void {
  if (tree.exists(path)) throw new GeneratorProblem(`${path} exists already.`);
}
