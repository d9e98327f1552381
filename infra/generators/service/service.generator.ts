import type { Tree } from '@nx/devkit';
import { domainName } from '../names/name';
import { addOwner } from '../source/add-owner';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { demandFree } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';
import { deployService } from './deploy-service';
import { registerService } from './register-service';

export interface ServiceOptions {
  domain: string;
  /** What the service is for, in a sentence. */
  about: string;
  team?: string;
}

/**
 * Writes a service without calls beside its contract, and names it wherever services are listed.
 * @throws GeneratorProblem when the domain is taken or its name is none
 */
export async function serviceGenerator(tree: Tree, { about, team, ...rest }: ServiceOptions) {
  const domain = domainName(rest.domain);
  demandFree(tree, `services/${domain}`);
  demandFree(tree, `libs/contracts/${domain}`);
  writeTemplates(tree, 'service', 'files', { domain, about });
  registerService(tree, domain);
  deployService(tree, domain);
  for (const folder of [`services/${domain}`, `libs/contracts/${domain}`]) {
    addOwner(tree, folder, team ?? domain.kebab);
  }
  await formatChanges(tree);
  return nextSteps(
    'npm install                 links the two new packages',
    `npx nx g @washcoat/infra:remote ${domain}                  shows it; then`,
    `npx nx g @washcoat/infra:noun <noun> --domain=${domain} --fields=name:line,…   or a call alone:`,
    `npx nx g @washcoat/infra:call <noun> --verb=list --domain=${domain}`,
  );
}
