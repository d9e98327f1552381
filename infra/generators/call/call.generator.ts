import type { Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';
import { domainName, Name, pluralOf } from '../names/name';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { demandFree } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { addContract } from './add-contract';
import { addPresenter } from './add-presenter';
import { bindRoute } from './bind-route';
import { layConcept } from './lay-concept';
import { useCaseName, type CallFacts, type Verb } from './call-facts';

export interface CallOptions {
  noun: string;
  domain: string;
  verb: Verb;
  plural?: string;
  flag?: string;
}

/**
 * Writes a call from its contract to its table. The first call of a noun brings table, model and fixture of it; the others
 * join it.
 * @throws GeneratorProblem when there is no such service, the call is there, or the noun was laid by hand
 */
export async function callGenerator(tree: Tree, { verb, flag, ...rest }: CallOptions) {
  const domain = domainName(rest.domain);
  const noun = new Name(rest.noun, 'The noun');
  const plural = pluralOf(noun, rest.plural);
  if (!tree.exists(`services/${domain}/src/service.ts`)) {
    throw new GeneratorProblem(
      `There is no service ${domain}; npx nx g @washcoat/infra:service ${domain} makes it.`,
    );
  }
  const facts: CallFacts = { domain, noun, plural, verb, id: noun.with(new Name(verb, 'The verb')) };
  demandFree(tree, `services/${domain}/src/${plural}/${useCaseName(facts)}.ts`);
  layConcept(tree, facts, flag);
  addContract(tree, facts);
  addPresenter(tree, facts);
  writeTemplates(tree, 'call', `files/${verb}`, facts);
  bindRoute(tree, facts);
  await formatChanges(tree);
  return nextSteps(
    'npm run matrix              writes who may use the call into the permission matrix',
    `npm test -- services/${domain}`,
  );
}
