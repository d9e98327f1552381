import { readContributions } from '../registry/read-contributions';
import type { Contributions } from '@washcoat/platform-sdk';

/** What the shell reads from the manifest of one remote that contributes these entries. */
export function contributed(manifest: {
  pages?: object[];
  nav?: object[];
  tabs?: object[];
  panels?: object[];
  actions?: object[];
  icons?: Record<string, unknown>;
}): Contributions {
  return readContributions([
    {
      name: 'mfe-demo',
      version: '1.0.0',
      entry: '/remotes/mfe-demo/1.0.0/mf-manifest.json',
      manifest: {
        name: 'mfe-demo',
        title: 'Demo',
        pages: [],
        nav: [],
        tabs: [],
        panels: [],
        actions: [],
        ...manifest,
      },
    },
  ]);
}
