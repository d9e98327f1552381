import type { Tree } from '@nx/devkit';
import { addImport } from '../source/add-import';
import { changeSource } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import type { CallFacts } from './call-facts';
import { callParts } from './parts';

/** Gives the repository of the noun what the call asks of it, and reads their presenter. */
export function addRepository(tree: Tree, facts: CallFacts): void {
  const { domain, noun, plural, verb } = facts;
  const { kitImports, functions } = callParts[verb];
  const folder = `services/${domain}/src/${plural}`;
  changeSource(tree, `${folder}/${noun}.repository.ts`, (text) => {
    const missing = functions.map((one) => one(facts)).filter((one) => !text.includes(firstLine(one)));
    const whole = [addImport(text, 'knex', ['type Knex']), ...missing].join('');
    if (kitImports.length === 0) return whole;
    const kit = addImport(whole, '@washcoat/service-kit', kitImports);
    return addImport(kit, '@washcoat/contract-entities', ['type Session']);
  });
  const isRead = verb === 'list' || verb === 'get';
  if (isRead && !tree.exists(`${folder}/${noun}.presenter.ts`)) {
    writeTemplates(tree, 'call', 'files/presenter', facts);
  }
}

/** The line that tells functions apart: that of their name, up to its bracket. */
function firstLine(text: string): string {
  return /function \w+\(/.exec(text)?.[0] ?? text;
}
