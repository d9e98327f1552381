import type { Tree } from '@nx/devkit';
import { GeneratorProblem } from '../names/generator-problem';
import { addElement } from '../source/add-element';
import { changeSource, readSource } from '../source/read-source';

/** Names what the remote's api keeps answers by. Answers the variable that the api is. @throws GeneratorProblem */
export function addTag(tree: Tree, folder: string, tag: string): string {
  const file = `${folder}/src/app/api.ts`;
  const [, api] = /export const (\w+) = createRemoteApi/.exec(readSource(tree, file)) ?? [];
  if (!api) throw new GeneratorProblem(`${file} makes no api with createRemoteApi.`);
  changeSource(tree, file, (text) => addElement(text, /^tagTypes$/, `'${tag}'`, { file }));
  return api;
}
