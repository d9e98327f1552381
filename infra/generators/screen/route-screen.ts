import type { Tree } from '@nx/devkit';
import { addImport } from '../source/add-import';
import { insertBefore } from '../source/insert-before';
import { changeSource } from '../source/read-source';

export interface RoutedScreen {
  component: string;
  module: string;
  path: string;
}

/** Gives a screen its route in the remote; its code is fetched when it is opened. */
export function routeScreen(tree: Tree, folder: string, { component, module, path }: RoutedScreen): void {
  const file = `${folder}/src/app/root.tsx`;
  const screen = `const ${component} = lazyScreen(() => import('${module}'));\n`;
  changeSource(tree, file, (text) => {
    const sdk = addImport(text, '@washcoat/platform-sdk', ['lazyScreen', 'Route', 'Routes']);
    const declared = sdk.includes(screen)
      ? sdk
      : insertBefore(sdk, '\n/**', sdk.includes('= lazyScreen(') ? screen : `\n${screen}`, file);
    return insertBefore(
      declared,
      '</Routes>',
      `  <Route path="${path}" element={<${component} />} />\n    `,
      file,
    );
  });
}
