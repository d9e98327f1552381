import { companyList } from '@washcoat/contract-entities';
import { provideModuleLoader } from '../contributions/panel-modules';
import { answers, fakeApi, refuses } from '../testing';
import { loadPaletteSource } from './load-palette-source';
import { paletteSource } from './palette-source';

const source = paletteSource({
  definition: companyList,
  ask: (text) => ({ text, count: 5 }),
  entriesOf: ({ list }) =>
    list.map(({ companyId, companyName }) => ({ id: companyId, title: companyName, route: '/' })),
});
const signal = () => new AbortController().signal;

it('asks the one call and makes rows of its answer', async () => {
  const server = fakeApi(answers(companyList, { list: [], areMoreItemsAvailable: false, next: null }));
  expect(source.atLeast).toBe(3);
  expect(await source.search('gulf', signal())).toEqual([]);
  expect(server.callsOf(companyList)).toMatchObject([{ input: { text: 'gulf', count: '5' } }]);
  server.change(refuses(companyList, 400, { error: 'Too long' }));
  await expect(source.search('gulf', signal())).rejects.toMatchObject({ status: 400, error: 'Too long' });
  server.restore();
});

describe('a contributed source', () => {
  const slot = {
    id: 'find-things',
    slot: 'shell.palette.v1',
    label: 'Things',
    module: './palette/things',
    order: 10,
    remote: { name: 'mfe-demo', title: 'Demo', version: '1' },
  };

  it('is the default export of the module that the remote names', async () => {
    const asked: unknown[] = [];
    provideModuleLoader(async (remote, module) => {
      asked.push([remote.name, module]);
      return { default: source };
    });
    expect(await loadPaletteSource(slot)).toBe(source);
    expect(asked).toEqual([['mfe-demo', './palette/things']]);
  });

  it('is refused when it is none', async () => {
    provideModuleLoader(async () => ({ default: () => null }));
    await expect(loadPaletteSource(slot)).rejects.toThrow('has no palette source');
    await expect(loadPaletteSource({ ...slot, module: undefined })).rejects.toThrow('names no module');
  });
});
