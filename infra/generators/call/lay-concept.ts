import type { Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';
import type { Name } from '../names/name';
import { rightOf } from '../names/right';
import { stampOf } from '../names/stamp';
import { addElement } from '../source/add-element';
import { addExport } from '../source/add-export';
import { addImport } from '../source/add-import';
import { addRoutes } from '../source/add-routes';
import { changeSource, readSource } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import type { CallFacts } from './call-facts';

/** Lays a noun's table, model, routes and contract unless an earlier call of it did. @throws GeneratorProblem */
export function layConcept(tree: Tree, facts: CallFacts, flag: string | undefined): void {
  const { domain, noun, plural } = facts;
  const folder = `services/${domain}/src/${plural}`;
  const contract = `libs/contracts/${domain}/src/${plural}.endpoints.ts`;
  if (tree.exists(`${folder}/${noun}.fixture.ts`) && tree.exists(contract))
    return demandSameRight(flag, contract);
  if (tree.exists(folder) || tree.exists(contract)) {
    throw new GeneratorProblem(
      `${plural.sentence} of ${domain} were not laid by this generator; write the call beside theirs.`,
    );
  }
  demandCompanies(tree, domain);
  const stamp = stampOf(tree, `services/${domain}/src/migrations`, new Date());
  writeTemplates(tree, 'call', 'files/concept', { ...facts, ...rightOf(tree, flag ? [flag] : []), stamp });
  changeSource(tree, `libs/contracts/${domain}/src/index.ts`, (text) =>
    addExport(text, `./${plural}.endpoints`),
  );
  const migrations = `services/${domain}/src/migrations/index.ts`;
  changeSource(tree, migrations, (text) => {
    const imported = addImport(text, `./${stamp}-create-${plural}`, [`create${plural.pascal}`]);
    return addElement(imported, /migrations$/i, `create${plural.pascal}`, { file: migrations });
  });
  const service = `services/${domain}/src/service.ts`;
  changeSource(tree, service, (text) => {
    const imported = addImport(text, `./${plural}/${noun}.routes`, [`${noun.camel}Routes`]);
    return addRoutes(imported, `${noun.camel}Routes`, service);
  });
}

function demandSameRight(flag: string | undefined, contract: string): void {
  if (flag === undefined) return;
  throw new GeneratorProblem(`${contract} has its right already; leave --flag out, or change it there.`);
}

/** What people see is cut down by the copy of the companies, so the service must keep one. */
export function demandCompanies(tree: Tree, domain: Name): void {
  const folder = `services/${domain}/src`;
  const texts = [`${folder}/service.ts`, `${folder}/migrations/index.ts`].map((file) =>
    readSource(tree, file),
  );
  if (texts.some((text) => text.includes('companyCopyMigration'))) return;
  throw new GeneratorProblem(
    `The ${domain} service keeps no copy of the companies; give it companyCopyMigration first.`,
  );
}
