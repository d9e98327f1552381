import type { Tree } from '@nx/devkit';
import { Name } from '../names/name';
import { rightOf } from '../names/right';
import { addTag } from '../screen/add-tag';
import { routeScreen } from '../screen/route-screen';
import { addElement } from '../source/add-element';
import { addExport } from '../source/add-export';
import { addImport } from '../source/add-import';
import { addRoutes } from '../source/add-routes';
import { addShot } from '../source/add-shot';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { changeSource, demandFree } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { addTab } from './add-tab';
import { reportFlags } from './report-flags';

export interface ReportTabOptions {
  name: string;
  /** Left out for a page that stands in the manifest as under construction: it has its rule. */
  flag?: string;
  title?: string;
}

const remote = 'mfe-reports';
const contract = 'libs/contracts/reporting/src';
const service = 'services/reporting/src/service.ts';

/**
 * Writes a report whole: its calls, its query over the bought items, its tab with filters, chart, table and file.
 * @throws GeneratorProblem when the report is there or the right is not known
 */
export async function reportTabGenerator(tree: Tree, { flag, ...options }: ReportTabOptions) {
  const name = new Name(options.name, 'The report');
  const { title = name.sentence } = options;
  const path = `/dashboard/${name}`;
  demandFree(tree, `${contract}/${name}.endpoints.ts`);
  demandFree(tree, `${remote}/src/${name}`);
  const right = rightOf(tree, reportFlags(tree, path, flag));
  const api = addTag(tree, remote, name.pascal);
  const titleLiteral = title.replace(/['"\\]/g, '');
  const page = { path, screen: `${name}/${name}.screen`, requires: right.requires };
  const { paths, tab } = addTab(tree, { id: name.kebab, title, ...page });
  const heading = /report$/i.test(titleLiteral) ? titleLiteral : `${titleLiteral} Report`;
  writeTemplates(tree, 'report-tab', 'files', { name, path, api, titleLiteral, heading, tab, ...right });
  const screen = { component: `${name.pascal}Screen`, module: `../${page.screen}` };
  for (const one of paths) routeScreen(tree, remote, { ...screen, path: one });
  listCall(tree, name);
  changeSource(tree, service, (text) => {
    const called = addImport(text, '@washcoat/contract-reporting', [`${name.camel}Dump`]);
    const defined = addImport(called, `./${name}/${name}.report`, [name.camel]);
    const imported = addImport(defined, `./${name}/${name}.routes`, [`${name.camel}Routes`]);
    const routed = addRoutes(imported, `${name.camel}Routes(service)`, service);
    const file = `dumpFile(service, ${name.camel}Dump, ${name.camel})`;
    return addElement(routed, /^downloads$/, file, { file: service });
  });
  addShot(tree, { name: `report-${name}`, path, ready: titleLiteral });
  await formatChanges(tree);
  return nextSteps(
    'npm run matrix              writes who may use the calls into the permission matrix',
    `npm test -- services/reporting ${remote}`,
  );
}

function listCall(tree: Tree, name: Name): void {
  const file = `${contract}/index.ts`;
  changeSource(tree, file, (text) => {
    const imported = addImport(text, `./${name}.endpoints`, [`${name.camel}Dump`, `${name.camel}Report`]);
    const exported = addExport(imported, `./${name}.endpoints`);
    const reported = addElement(exported, /Endpoints$/, `${name.camel}Report`, { file });
    return addElement(reported, /Endpoints$/, `${name.camel}Dump`, { file });
  });
}
