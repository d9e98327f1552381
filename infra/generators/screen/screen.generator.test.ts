import type { Tree } from '@nx/devkit';
import { callGenerator } from '../call/call.generator';
import { remoteGenerator } from '../remote/remote.generator';
import { serviceGenerator } from '../service/service.generator';
import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { screenGenerator } from './screen.generator';

jest.setTimeout(300_000);

describe('a list screen', () => {
  let tree: Tree;

  beforeEach(async () => {
    tree = checkoutTree();
    await serviceGenerator(tree, { domain: 'trial', about: 'What is tried.' });
    await callGenerator(tree, { noun: 'quote', domain: 'trial', verb: 'list' });
    await remoteGenerator(tree, { domain: 'trial', group: 'Partners', icon: 'car' });
  });

  it('comes with columns, states and test, under the entry of its remote', async () => {
    await screenGenerator(tree, { noun: 'quote', remote: 'trial' });
    expect(newFiles(tree).filter((file) => file.startsWith('mfe-trial/src/quotes/'))).toEqual([
      'mfe-trial/src/quotes/quote-list.screen.test.tsx',
      'mfe-trial/src/quotes/quote-list.screen.tsx',
      'mfe-trial/src/quotes/quote.columns.tsx',
      'mfe-trial/src/quotes/quotes.api.ts',
    ]);
    const { pages, nav } = JSON.parse(textOf(tree, 'mfe-trial/remote.manifest.json'));
    const quotes = { path: '/trial/quotes', title: 'Quotes', screen: 'quotes/quote-list.screen' };
    expect(pages[1]).toMatchObject(quotes);
    expect(nav[1]).toMatchObject({ route: '/trial/quotes', group: 'Partners', parent: 'trial' });
    expect(textOf(tree, 'mfe-trial/src/app/root.tsx')).toContain('path="/trial/quotes"');
    expect(textOf(tree, 'mfe-trial/src/app/api.ts')).toContain(`tagTypes: ['Quotes']`);
    expect(textOf(tree, 'infra/screens/screen-list.ts')).toContain(`path: '/trial/quotes'`);
  });

  it('has the columns of the contract, without ids and version', async () => {
    await screenGenerator(tree, { noun: 'quote', remote: 'trial' });
    const columns = textOf(tree, 'mfe-trial/src/quotes/quote.columns.tsx');
    expect(columns.match(/title: '[^']+'/g)).toEqual([`title: 'Name'`, `title: 'Created Date'`]);
  });

  it('leads with the first text, and knows numbers, moments and what may be absent', async () => {
    const fields =
      'boxId: id, ownerId: id.nullable(), weight: z.number(), sealedAt: moment.nullable(), label: z.string()';
    tree.write(
      'libs/contracts/trial/src/boxes.endpoints.ts',
      `export const box = z.object({ ${fields} });\nexport const boxList = endpoint({});`,
    );
    await screenGenerator(tree, { noun: 'box', remote: 'trial' });
    const columns = textOf(tree, 'mfe-trial/src/boxes/box.columns.tsx');
    expect(columns.match(/\w+Column\(\{\s+id: '\w+'|\w+Column\(\{ id: '\w+'/g)).toEqual([
      `textColumn({ id: 'label'`,
      `numberColumn({ id: 'weight'`,
      expect.stringMatching(/^dateColumn\(\{\s+id: 'sealedAt'/),
    ]);
    expect(textOf(tree, 'mfe-trial/src/boxes/box-list.screen.tsx')).toContain('row.boxId');
  });

  it('has the view of its address and its pages from the lists of all pages', async () => {
    await screenGenerator(tree, { noun: 'quote', remote: 'trial' });
    const list = textOf(tree, 'mfe-trial/src/quotes/quote-list.screen.tsx');
    expect(list).toContain(`import { ListGrid, useListView } from '@washcoat/platform-sdk/lists';`);
    expect(list).not.toMatch(/useSearchParams|DataGrid|Pager/);
  });

  it('takes the place of a page that was planned', async () => {
    const manifest = JSON.parse(textOf(tree, 'mfe-trial/remote.manifest.json'));
    const planned = { path: '/trial/planned', title: 'Planned', isUnderConstruction: true };
    manifest.pages.push(planned);
    tree.write('mfe-trial/remote.manifest.json', JSON.stringify(manifest));
    await screenGenerator(tree, { noun: 'quote', remote: 'trial', path: '/trial/planned' });
    const { pages, nav } = JSON.parse(textOf(tree, 'mfe-trial/remote.manifest.json'));
    const requires = { anyOf: [{ isNewUser: false }] };
    expect(pages[1]).toEqual({
      path: '/trial/planned',
      title: 'Planned',
      requires,
      screen: 'quotes/quote-list.screen',
    });
    expect(nav).toHaveLength(1);
  });

  it('is refused a second time, at an address that is taken, and for what no table shows', async () => {
    const quote = { noun: 'quote', remote: 'trial' };
    await expect(screenGenerator(tree, { ...quote, path: '/trial' })).rejects.toThrow(
      'The page /trial is there already.',
    );
    await expect(screenGenerator(tree, { ...quote, noun: 'box' })).rejects.toThrow(
      'boxes.endpoints.ts is missing.',
    );
    const list = 'export const boxList = endpoint({});';
    const contract = (text: string) => tree.write('libs/contracts/trial/src/boxes.endpoints.ts', text);
    contract('export const box = z.object({ id });');
    await expect(screenGenerator(tree, { ...quote, noun: 'box' })).rejects.toThrow(
      'must define box by z.object and the call boxList.',
    );
    contract(`export const box = z.object({ sizes: z.array(z.number()) });\n${list}`);
    await expect(screenGenerator(tree, { ...quote, noun: 'box' })).rejects.toThrow(
      "A table can't show 'sizes: z.array(z.number())' of box as it is",
    );
    contract(`export const box = z.object({ boxId: id, isOpen: z.boolean() });\n${list}`);
    await expect(screenGenerator(tree, { ...quote, noun: 'box' })).rejects.toThrow(
      'The rows of a list screen need an id and a text.',
    );
    tree.write('mfe-trial/src/quotes/quotes.api.ts', '');
    await expect(screenGenerator(tree, quote)).rejects.toThrow('mfe-trial/src/quotes exists already.');
  });
});
