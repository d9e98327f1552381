import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { noticeKinds } from './notice-kinds';

const workspace = path.resolve(__dirname, '../../../..');
const manifest = z.object({ nav: z.array(z.object({ id: z.string() })).default([]) });

/** The entries of the menu, as the remotes declare them. */
function menuEntries(): string[] {
  const remotes = readdirSync(workspace).filter((name) => name.startsWith('mfe-'));
  return remotes.flatMap((remote) => {
    const text = readFileSync(path.join(workspace, remote, 'remote.manifest.json'), 'utf8');
    return manifest.parse(JSON.parse(text)).nav.map(({ id }) => id);
  });
}

describe('what waits for somebody', () => {
  it('is counted at an entry that the menu has', () => {
    const counted = Object.values(noticeKinds).flatMap(({ navId }) => navId ?? []);
    expect([...new Set(counted)].sort()).toEqual([
      'active-carts',
      'customers',
      'expert-advice',
      'invoices-settled',
    ]);
    expect(menuEntries()).toEqual(expect.arrayContaining(counted));
  });

  it('has a name of its own in settings and mails', () => {
    const labels = Object.values(noticeKinds).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
