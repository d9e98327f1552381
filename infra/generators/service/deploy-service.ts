import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import type { Name } from '../names/name';
import { insertBefore } from '../source/insert-before';
import { changeSource } from '../source/read-source';

const places = [
  { file: 'infra/deploy/compose.yaml', template: 'compose.yaml', before: '\n  files:\n' },
  {
    file: 'infra/deploy/k8s/washcoat.yaml',
    template: 'k8s.yaml',
    before: '---\napiVersion: apps/v1\nkind: Deployment\nmetadata: { name: files }\n',
  },
];

/** Gives the service its process in both deployments, and its address to the others. */
export function deployService(tree: Tree, domain: Name): void {
  for (const { file, template, before } of places) {
    const block = readFileSync(path.join(__dirname, 'deployment', `${template}.template`), 'utf8');
    changeSource(tree, file, (text) => {
      const placed = insertBefore(text, before, block.replaceAll('__domain__', domain.kebab), file);
      return insertBefore(placed, '"files": "http:', `"${domain}": "http://${domain}:8080", `, file);
    });
  }
}
