import type { Tree } from '@nx/devkit';
import { addElement } from './add-element';
import { changeSource } from './read-source';

const file = 'infra/screens/screen-list.ts';

export interface Shot {
  name: string;
  path: string;
  /** Text that is there once the screen has loaded. */
  ready: string;
}

/** Adds a screen to those that are pictured, checked with axe and tried at every width. */
export function addShot(tree: Tree, { name, path, ready }: Shot): void {
  const shot = `{ name: '${name}', signIn: 'buyer@washcoat.test', path: '${path}', ready: '${ready}' }`;
  changeSource(tree, file, (text) =>
    addElement(text, /^screens$/, shot, { file, before: '...peopleScreens' }),
  );
}
