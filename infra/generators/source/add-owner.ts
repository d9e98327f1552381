import type { Tree } from '@nx/devkit';
import { changeSource } from './read-source';

const COLUMN = 28;

/** Says in CODEOWNERS who reviews a folder. */
export function addOwner(tree: Tree, folder: string, team: string): void {
  changeSource(tree, 'CODEOWNERS', (text) => `${text}${`/${folder}/ `.padEnd(COLUMN)}@washcoat/${team}\n`);
}
