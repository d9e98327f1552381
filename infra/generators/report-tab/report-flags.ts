import { readJson, type Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';

interface Manifest {
  pages: { path: string; requires?: { anyOf: { flags?: string[] }[] } }[];
}

/**
 * The rights that a report asks for: those of its page where the manifest has planned it, else the one that was given.
 * @throws GeneratorProblem when there is none, or one beside those of the page
 */
export function reportFlags(tree: Tree, path: string, flag: string | undefined): string[] {
  const { pages } = readJson<Manifest>(tree, 'mfe-reports/remote.manifest.json');
  const planned = pages.find((page) => page.path.toLowerCase() === path.toLowerCase())?.requires?.anyOf[0]
    ?.flags;
  if (planned && flag) {
    throw new GeneratorProblem(`The page ${path} has its rights in the manifest; leave --flag out.`);
  }
  if (planned) return planned;
  if (flag) return [flag];
  throw new GeneratorProblem('Say with --flag which right the report asks for.');
}
