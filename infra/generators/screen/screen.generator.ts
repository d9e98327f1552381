import type { Tree } from '@nx/devkit';
import { domainName, Name, pluralOf } from '../names/name';
import { rightOf } from '../names/right';
import { addDependency } from '../source/add-dependency';
import { addShot } from '../source/add-shot';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { demandFree } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { addPage } from './add-page';
import { addTag } from './add-tag';
import { columnsOf } from './columns-of';
import { findRow } from './find-row';
import { routeScreen } from './route-screen';

export interface ScreenOptions {
  noun: string;
  remote: string;
  domain?: string;
  plural?: string;
  title?: string;
  path?: string;
  flag?: string;
}

/**
 * Writes the list screen of a noun: query, columns out of its contract, states, page and menu entry.
 * @throws GeneratorProblem when remote or call are not there, or the screen or its address is taken
 */
export async function screenGenerator(tree: Tree, { flag, ...options }: ScreenOptions) {
  const remote = domainName(options.remote);
  const domain = domainName(options.domain ?? options.remote);
  const noun = new Name(options.noun, 'The noun');
  const plural = pluralOf(noun, options.plural);
  const { title = plural.sentence, path = `/${remote}/${plural}` } = options;
  const folder = `mfe-${remote}`;
  demandFree(tree, `${folder}/src/${plural}`);
  const list = `${noun.camel}List`;
  const fields = findRow(tree, domain, plural, noun);
  const titleLiteral = title.replace(/['\\]/g, '\\$&');
  const api = addTag(tree, folder, plural.pascal);
  const names = { remote, domain, noun, plural, list, api, path, titleLiteral };
  writeTemplates(tree, 'screen', 'files', { ...names, fields, ...columnsOf(fields) });
  addPage(tree, folder, {
    id: `${remote}-${plural}`,
    title,
    path,
    screen: `${plural}/${noun}-list.screen`,
    ...rightOf(tree, flag ? [flag] : []),
    parent: remote.kebab,
  });
  routeScreen(tree, folder, {
    component: `${noun.pascal}ListScreen`,
    module: `../${plural}/${noun}-list.screen`,
    path,
  });
  addDependency(tree, folder, `@washcoat/contract-${domain}`);
  addShot(tree, { name: `${remote}-${plural}`, path, ready: titleLiteral });
  await formatChanges(tree);
  return nextSteps(
    `npm test -- ${folder}`,
    'shell/e2e/menu.table.ts     lists the menu of every sign-in: add the entry where it shows',
  );
}
