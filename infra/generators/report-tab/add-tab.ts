import { updateJson, type Tree } from '@nx/devkit';
import { buildPage } from '../screen/add-page';

export interface NewTab {
  id: string;
  title: string;
  path: string;
  /** Who gets it, as the manifest says it. */
  requires: string;
}

interface Entry {
  path?: string;
  route?: string;
  order?: number;
  isUnderConstruction?: boolean;
}

interface Manifest {
  pages: Entry[];
  tabs: Entry[];
}

/**
 * Adds a report's page and its tab after the others. A page that stood there as under construction becomes this one, and
 * keeps its rule and its tab.
 * @throws GeneratorProblem when the address is taken
 */
export function addTab(tree: Tree, { id, title, path, requires }: NewTab): void {
  const rule: unknown = JSON.parse(requires);
  updateJson<Manifest>(tree, 'mfe-reports/remote.manifest.json', (manifest) => {
    const { pages, tabs } = manifest;
    const isPlanned = buildPage(pages, path);
    const order = Math.max(0, ...tabs.map((tab) => tab.order ?? 0)) + 10;
    const tab = { id, slot: 'reports.tabs.v1', label: title, route: path, requires: rule, order };
    return {
      ...manifest,
      pages: isPlanned ? pages : [...pages, { path, title: `${title} Report`, requires: rule }],
      tabs: tabs.some(({ route }) => route === path) ? tabs : [...tabs, tab],
    };
  });
}
