import type { RegisteredRemote } from '@washcoat/contract-kernel';
import { outdatedOf } from './outdated';

const file = (version: string, name = 'mfe-demo') => `/remotes/${name}/${version}/a.0a1b2c3d.js`;
const released = (version: string, name = 'mfe-demo'): RegisteredRemote => ({
  name,
  version,
  entry: `/remotes/${name}/${version}/mf-manifest.json`,
  manifest: { name, title: name, pages: [], nav: [], tabs: [], panels: [], actions: [] },
});

it('keeps the released version of a remote and the two that came last, in whatever order', () => {
  const kept = ['1', '2', '3', '4', '5'].map((version) => file(version));
  expect(outdatedOf(kept, [], [released('5')])).toEqual([file('1'), file('2')]);
  expect(outdatedOf(kept, [], [released('1')])).toEqual([file('2'), file('3')]);
  expect(outdatedOf(kept.slice(0, 3), [], [released('3')])).toEqual([]);
});

it('looks at each remote for itself, also at one that is gone', () => {
  const kept = [file('1'), file('1', 'mfe-gone'), file('2', 'mfe-gone'), file('3', 'mfe-gone'), file('2')];
  expect(outdatedOf(kept, [], [released('2')])).toEqual([file('1', 'mfe-gone')]);
});

it('drops files of the shell that are of another build', () => {
  const kept = ['/', '/registry.json', '/main.0a1b2c3d.js', '/main.ffffffff.js'];
  expect(outdatedOf(kept, ['/', '/registry.json', '/main.ffffffff.js'], [])).toEqual(['/main.0a1b2c3d.js']);
});
