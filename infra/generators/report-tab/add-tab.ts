import { updateJson, type Tree } from '@nx/devkit';
import { buildPages } from '../screen/add-page';

export interface NewTab {
  id: string;
  title: string;
  path: string;
  /** The module below `src` that draws it. */
  screen: string;
  /** Who gets it, as the manifest says it. */
  requires: string;
}

/** A report as the manifest has it now. */
export interface BuiltTab {
  paths: string[];
  tab: string;
}

interface Entry {
  id?: string;
  path?: string;
  route?: string;
  order?: number;
  requires?: unknown;
  isUnderConstruction?: boolean;
}

interface Manifest {
  pages: Entry[];
  tabs: Entry[];
}

/**
 * Adds a report's page and its tab after the others. A page that stood there as under construction becomes this one, and
 * keeps its rule and its tab.
 * Answers its addresses, which may be spelt in several ways, and the id of its tab.
 * @throws GeneratorProblem when the address is taken
 */
export function addTab(tree: Tree, { id, title, path, screen, requires }: NewTab): BuiltTab {
  const built: BuiltTab = { paths: [path], tab: id };
  const rule: unknown = JSON.parse(requires);
  updateJson<Manifest>(tree, 'mfe-reports/remote.manifest.json', (manifest) => {
    const { pages, tabs } = manifest;
    const planned = buildPages(pages, { path, screen, requires: rule });
    if (planned.length) built.paths = planned;
    const same = (route = '') => route.toLowerCase() === path.toLowerCase();
    for (const tab of tabs.filter(({ route }) => same(route))) {
      tab.requires ??= rule;
      built.tab = tab.id ?? id;
    }
    const order = Math.max(0, ...tabs.map((tab) => tab.order ?? 0)) + 10;
    const tab = { id, slot: 'reports.tabs.v1', label: title, route: path, requires: rule, order };
    return {
      ...manifest,
      pages: planned.length ? pages : [...pages, { path, title: `${title} Report`, screen, requires: rule }],
      tabs: tabs.some(({ route }) => same(route)) ? tabs : [...tabs, tab],
    };
  });
  return built;
}
