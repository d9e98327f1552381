import type { Tree } from '@nx/devkit';
import { addElement } from '../source/add-element';
import { addImport } from '../source/add-import';
import { changeSource } from '../source/read-source';
import { useCaseFunction, useCaseName, type CallFacts } from './call-facts';

/** Binds the call to its use case. */
export function bindRoute(tree: Tree, facts: CallFacts): void {
  const { domain, noun, plural, id } = facts;
  const file = `services/${domain}/src/${plural}/${noun}.routes.ts`;
  const [kind, binding] = bindingOf(facts);
  changeSource(tree, file, (text) => {
    const contract = addImport(text, `@washcoat/contract-${domain}`, [id]);
    const kit = addImport(contract, '@washcoat/service-kit', [kind]);
    const useCase = addImport(kit, `./${useCaseName(facts)}`, [useCaseFunction(facts)]);
    return addElement(useCase, /Routes$/, binding, { file });
  });
}

function bindingOf(facts: CallFacts): ['read' | 'write', string] {
  const { verb, noun, id } = facts;
  const does = useCaseFunction(facts);
  if (verb === 'list' || verb === 'get') return ['read', `read(${id}, ${does})`];
  if (verb === 'add') {
    const answer = `message: 'Successfully added ${noun.sentence}', ${noun.camel}Id: await ${does}(unit, input)`;
    return ['write', `write(${id}, async (unit, input) => ({ ${answer} }))`];
  }
  const message = verb === 'edit' ? `Successfully edited ${noun.sentence}` : 'Deleted Successfully';
  const body = `await ${does}(unit, input); return { message: '${message}' };`;
  return ['write', `write(${id}, async (unit, input) => { ${body} })`];
}
