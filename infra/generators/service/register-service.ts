import type { Tree } from '@nx/devkit';
import type { Name } from '../names/name';
import { addDependency } from '../source/add-dependency';
import { addElement } from '../source/add-element';
import { addImport, addImportLine } from '../source/add-import';
import { insertBefore } from '../source/insert-before';
import { changeSource } from '../source/read-source';

const definitions = 'infra/local/definitions.ts';
const endpoints = 'services/edge/src/calls/all-endpoints.ts';
const contracts = 'infra/contracts/contract-list.ts';

/** Names the service where the product starts, its calls at the door, its contract among those that are kept. */
export function registerService(tree: Tree, domain: Name): void {
  changeSource(tree, definitions, (text) => {
    const imported = addImport(text, `@washcoat/service-${domain}`, [`${domain}Service`]);
    const started = insertBefore(imported, 'createFilesService({', `${domain}Service,\n`, definitions);
    return addElement(started, /^serviceNames$/, `'${domain}'`, { file: definitions, before: `'files'` });
  });
  changeSource(tree, endpoints, (text) => {
    const imported = addImport(text, `@washcoat/contract-${domain}`, [`${domain}Endpoints`]);
    const spread = `...${domain}Endpoints`;
    return addElement(imported, /^allEndpoints$/, spread, { file: endpoints, before: '...filesEndpoints' });
  });
  addDependency(tree, 'services/edge', `@washcoat/contract-${domain}`);
  changeSource(tree, contracts, (text) => {
    const contract = `@washcoat/contract-${domain}`;
    const imported = addImportLine(text, contract, `import * as ${domain} from '${contract}';`);
    return addElement(imported, /^modules$/, domain.kebab, { file: contracts });
  });
}
