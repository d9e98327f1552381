import type { Tree } from '@nx/devkit';
import { addElement } from '../source/add-element';
import { addImport } from '../source/add-import';
import { changeSource } from '../source/read-source';
import type { CallFacts } from './call-facts';
import { callParts } from './parts';

/** Defines the call in the contract of its domain and lists it there. */
export function addContract(tree: Tree, facts: CallFacts): void {
  const { domain, plural, verb, id } = facts;
  const { fields, endpoint } = callParts[verb];
  const folder = `libs/contracts/${domain}/src`;
  changeSource(
    tree,
    `${folder}/${plural}.endpoints.ts`,
    (text) => addImport(text, '@washcoat/contract-kernel', ['endpoint', ...fields]) + endpoint(facts),
  );
  const index = `${folder}/index.ts`;
  changeSource(tree, index, (text) => {
    const imported = addImport(text, `./${plural}.endpoints`, [id]);
    return addElement(imported, /Endpoints$/, id, { file: index });
  });
}
