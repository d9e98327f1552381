import type { Tree } from '@nx/devkit';
import type { Name } from '../names/name';
import { addDefinitionPart } from '../source/add-definition-part';
import { addElement } from '../source/add-element';
import { addExport } from '../source/add-export';
import { addImport } from '../source/add-import';
import { changeSource } from '../source/read-source';

/** Names a noun where its contract lists calls, and where its service lists tables, routes, files and jobs. */
export function bindNoun(
  tree: Tree,
  { domain, noun, plural, stamp }: Record<'domain' | 'noun' | 'plural', Name> & { stamp: string },
): void {
  const index = `libs/contracts/${domain}/src/index.ts`;
  changeSource(tree, index, (text) => {
    const imported = addImport(text, `./${plural}.endpoints`, [`${noun.camel}Calls`]);
    const exported = [`./${noun}.noun`, `./${plural}.endpoints`].reduce(addExport, imported);
    return addElement(exported, /Endpoints$/, `...Object.values(${noun.camel}Calls)`, { file: index });
  });
  const migrations = `services/${domain}/src/migrations/index.ts`;
  changeSource(tree, migrations, (text) => {
    const imported = addImport(text, `./${stamp}-create-${plural}`, [`create${plural.pascal}`]);
    return addElement(imported, /migrations$/i, `create${plural.pascal}`, { file: migrations });
  });
  const file = `services/${domain}/src/service.ts`;
  const [routes, download, job] = [`${noun.camel}Routes`, `${noun.camel}Download`, `forget${plural.pascal}`];
  changeSource(tree, file, (text) =>
    [
      { name: 'routes', part: `...${routes}(service)`, ofService: true },
      { name: 'downloads', part: `${download}(service)`, ofService: true },
      { name: 'jobs', part: job, ofService: false },
    ].reduce(
      (changed, one) => addDefinitionPart(changed, one, file),
      addImport(text, `./${plural}/${noun}.records`, [routes, download, job]),
    ),
  );
}
