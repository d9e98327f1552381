import { registryState } from '../registry/registry-state';
import { loadModule } from './federation';

const remote = {
  name: 'mfe-demo',
  version: '1.0.0-next',
  entry: '/remotes/mfe-demo/1.0.0-next/mf-manifest.json',
  manifest: {
    ...{ name: 'mfe-demo', title: 'Demo', pages: [], nav: [], tabs: [], panels: [], actions: [] },
    needs: { '@washcoat/ui': { version: '2.3.0', exports: ['Button', 'Stepper'] } },
  },
};
const ref = { name: remote.name, title: 'Demo', version: remote.version };

beforeAll(() => {
  Reflect.set(globalThis, 'OFFERED_PARTS', { '@washcoat/ui': { version: '2.1.0', exports: ['Button'] } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'OFFERED_PARTS');
});

it('does not fetch a remote that asks for what the shell lacks, and says what that is', async () => {
  registryState.set({ status: 'ready', remotes: [remote] });
  await expect(loadModule(ref, './app', 0)).rejects.toMatchObject({
    message: expect.stringContaining('mfe-demo 1.0.0-next does not fit the shell.'),
    reason: 'It asks ui for Stepper, which 2.1.0 of the shell does not have.',
  });
});
