import type { Tree } from '@nx/devkit';
import { demandCompanies } from '../call/lay-concept';
import { eventGenerator } from '../event/event.generator';
import { GeneratorProblem } from '../names/generator-problem';
import { domainName, Name, pluralOf } from '../names/name';
import { rightOf } from '../names/right';
import { stampOf } from '../names/stamp';
import { addPage } from '../screen/add-page';
import { addTag } from '../screen/add-tag';
import { routeScreen } from '../screen/route-screen';
import { addDependency } from '../source/add-dependency';
import { addShot } from '../source/add-shot';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { demandFree } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { bindNoun } from './bind-noun';
import { fieldFacts, nounFields, referredNames, refFields } from './noun-fields';
import { referredNoun } from './referred-noun';

export interface NounOptions {
  noun: string;
  domain: string;
  remote?: string;
  fields?: string;
  plural?: string;
  flag?: string;
  event?: boolean;
  unique?: boolean;
}

/**
 * Writes a noun whole: its declaration, calls, table and records, its list with form, history, bin and file, page, menu
 * entry and tests.
 * @throws GeneratorProblem when service or remote are not there, the noun is, or a field is of no kind
 */
export async function nounGenerator(tree: Tree, options: NounOptions) {
  const domain = domainName(options.domain);
  const remote = domainName(options.remote ?? options.domain);
  const noun = new Name(options.noun, 'The noun');
  const plural = pluralOf(noun, options.plural);
  const folder = `mfe-${remote}`;
  const hasEvent = options.event ?? false;
  const isUnique = options.unique ?? false;
  const asked = options.fields ?? 'name:line';
  const fields = nounFields(asked);
  demandThere(tree, `services/${domain}/src/service.ts`, `service ${domain}`);
  demandThere(tree, `${folder}/remote.manifest.json`, `remote ${remote}`);
  demandCompanies(tree, domain);
  for (const taken of [
    `libs/contracts/${domain}/src/${noun}.noun.ts`,
    `libs/contracts/${domain}/src/${plural}.endpoints.ts`,
    `services/${domain}/src/${plural}`,
    `${folder}/src/${plural}`,
  ])
    demandFree(tree, taken);
  const refs = refFields(referredNames(asked).map((name) => referredNoun(tree, domain, name)));
  for (const { noun: other, plural: others } of refs)
    demandThere(
      tree,
      `${folder}/src/${others}/${other}.screen.tsx`,
      `screen of ${other} in remote ${remote}`,
    );
  const facts = fieldFacts(fields, refs);
  const right = rightOf(tree, options.flag ? [options.flag] : []);
  const stamp = stampOf(tree, `services/${domain}/src/migrations`, new Date());
  const path = `/${remote}/${plural}`;
  const api = addTag(tree, folder, plural.pascal);
  const names = { domain, remote, noun, plural, path, api, stamp, hasEvent, isUnique };
  writeTemplates(tree, 'noun', 'files', { ...names, ...right, ...facts });
  if (hasEvent)
    await eventGenerator(tree, {
      event: `${noun}-changed`,
      noun: noun.kebab,
      domain: domain.kebab,
      isRecord: true,
    });
  bindNoun(tree, { domain, noun, plural, stamp });
  addPage(tree, folder, {
    id: `${remote}-${plural}`,
    title: plural.sentence,
    path,
    screen: `${plural}/${noun}.screen`,
    requires: right.requires,
    parent: remote.kebab,
  });
  const screen = { component: `${noun.pascal}Screen`, module: `../${plural}/${noun}.screen`, path };
  routeScreen(tree, folder, screen);
  addDependency(tree, folder, `@washcoat/contract-${domain}`);
  addShot(tree, { name: `${remote}-${plural}`, path, ready: plural.sentence });
  await formatChanges(tree);
  return nextSteps(
    `npm test -- services/${domain} ${folder}`,
    'npm run matrix              writes who may use the calls into the permission matrix',
    `libs/contracts/${domain}/src/${noun}.noun.ts   say what it is to people, and what its fields are called`,
    'shell/e2e/menu.table.ts     lists the menu of every sign-in: add the entry where it shows',
  );
}

function demandThere(tree: Tree, file: string, what: string): void {
  if (!tree.exists(file))
    throw new GeneratorProblem(`There is no ${what}; npx nx g @washcoat/infra:… makes it.`);
}
