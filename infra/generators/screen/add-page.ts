import { updateJson, type Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';

export interface NewPage {
  id: string;
  title: string;
  path: string;
  /** The module below `src` that draws it. */
  screen: string;
  /** Who gets it, as the manifest says it. */
  requires: string;
  /** The menu entry that it lies under, when the remote has it. */
  parent: string;
}

interface Entry {
  id?: string;
  path?: string;
  route?: string;
  group?: string;
  requires?: unknown;
  screen?: string;
  isUnderConstruction?: boolean;
}

interface Manifest {
  pages: Entry[];
  nav: Entry[];
}

/**
 * Adds a page and its menu entry to a remote's manifest. A page that stood there as under construction becomes this one,
 * and keeps its rule and its entry.
 * @throws GeneratorProblem when the address is taken
 */
export function addPage(tree: Tree, folder: string, page: NewPage): void {
  const requires: unknown = JSON.parse(page.requires);
  updateJson<Manifest>(tree, `${folder}/remote.manifest.json`, (manifest) => {
    if (buildPages(manifest.pages, { ...page, requires }).length) return manifest;
    const { id, title, path, screen } = page;
    const above = manifest.nav.find((entry) => entry.id === page.parent);
    const place = { group: above?.group ?? 'Trade', ...(above ? { parent: page.parent } : {}) };
    return {
      ...manifest,
      pages: [...manifest.pages, { path, title, screen, requires }],
      nav: [...manifest.nav, { id, label: title, route: path, ...place, order: 91, requires }],
    };
  });
}

/**
 * The addresses of a page that was planned, in all their spellings: it is built now. A page that was planned for
 * everybody gets `requires`.
 * @throws GeneratorProblem when it is there already
 */
export function buildPages(
  pages: Entry[],
  { path, screen, requires }: { path: string; screen: string; requires: unknown },
): string[] {
  const known = pages.filter((one) => one.path?.toLowerCase() === path.toLowerCase());
  for (const page of known) {
    if (!page.isUnderConstruction) throw new GeneratorProblem(`The page ${path} is there already.`);
    delete page.isUnderConstruction;
    page.screen = screen;
    page.requires ??= requires;
  }
  return known.flatMap((page) => page.path ?? []);
}
