import { existsSync } from 'node:fs';
import path from 'node:path';
import { workspaceRoot, type Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';
import { domainName } from '../names/name';
import { rightOf } from '../names/right';
import { addOwner } from '../source/add-owner';
import { addShot } from '../source/add-shot';
import { formatChanges } from '../source/format-changes';
import { nextSteps } from '../source/next-steps';
import { demandFree } from '../source/read-source';
import { writeTemplates } from '../source/write-templates';

export interface RemoteOptions {
  domain: string;
  title?: string;
  group: string;
  icon: string;
  flag?: string;
  team?: string;
}

const icons = 'node_modules/lucide-react/dist/esm/icons';

/**
 * Writes a remote with a menu entry and one page. The shell is not touched: it finds the remote in the registry.
 * @throws GeneratorProblem when the domain has a remote, or right or icon are not known
 */
export async function remoteGenerator(tree: Tree, { flag, icon, team, ...rest }: RemoteOptions) {
  const domain = domainName(rest.domain);
  const title = rest.title ?? domain.sentence;
  demandFree(tree, `mfe-${domain}`);
  demandIcon(icon);
  const titleLiteral = title.replace(/['\\]/g, '\\$&');
  const right = rightOf(tree, flag ? [flag] : []);
  writeTemplates(tree, 'remote', 'files', { ...rest, ...right, domain, title, titleLiteral, icon });
  addOwner(tree, `mfe-${domain}`, team ?? domain.kebab);
  addShot(tree, { name: domain.kebab, path: `/${domain}`, ready: titleLiteral });
  await formatChanges(tree);
  return nextSteps(
    'npm install                 links the new package',
    `npm start                   builds and releases mfe-${domain}; its entry stands in the menu`,
    'shell/e2e/menu.table.ts     lists the menu of every sign-in: add the entry where it shows',
    `npx nx g @washcoat/infra:noun <noun> --domain=<domain> --remote=${domain}`,
  );
}

function demandIcon(icon: string): void {
  if (/^[a-z0-9-]+$/.test(icon) && existsSync(path.join(workspaceRoot, icons, `${icon}.mjs`))) return;
  throw new GeneratorProblem(`lucide has no icon '${icon}'.`);
}
