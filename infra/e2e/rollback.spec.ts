import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, openAs, test } from '@washcoat/testing/browser/product';
import { runRelease, versionsBeside } from '@washcoat/testing/browser/releases';

const REMOTE = 'mfe-settlement';
const WORD = 'No Open Settlement';
const CHANGED = 'No Open Settlement (next)';
const versions = () => versionsBeside(REMOTE);

/** A build of the remote in which one sentence is another, under another version. */
async function nextBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'washcoat-next-'));
  const dist = path.join(folder, REMOTE, 'dist');
  await cp(path.join(REMOTE, 'dist'), dist, { recursive: true });
  for (const name of await readdir(dist)) {
    if (/\.(br|gz)$/.test(name)) await rm(path.join(dist, name));
    if (!name.endsWith('.js')) continue;
    const code = await readFile(path.join(dist, name), 'utf8');
    if (code.includes(WORD)) await writeFile(path.join(dist, name), code.replaceAll(WORD, CHANGED));
  }
  const stamp = JSON.parse(await readFile(path.join(dist, 'build.json'), 'utf8'));
  await writeFile(
    path.join(dist, 'build.json'),
    JSON.stringify({ ...stamp, version: `${stamp.version}-next` }),
  );
  return dist;
}

// A release and a rollback are to be seen by whoever has the code of earlier visits as well.
test.use({ serviceWorkers: 'allow' });

test.afterEach(async () => {
  const current = (await versions())[REMOTE] ?? '';
  if (current.endsWith('-next')) await runRelease('rollback', REMOTE);
});

test('a remote is released and rolled back without touching the others', async ({ page, context }) => {
  const empty = '/settlement/open?from=2001-01-01&to=2001-01-02';
  const before = await versions();
  await openAs(page, 'buyer@washcoat.test', empty);
  await expect(page.getByText(WORD, { exact: true })).toBeVisible();
  const keptVersions = () => page.evaluate(async () => (await caches.match('/registry.json'))?.text());
  await expect.poll(keptVersions, { timeout: 40_000 }).toContain(before[REMOTE]);
  const dist = await nextBuild();
  await test.step('release the next version', async () => {
    await runRelease('release', path.dirname(dist), '--as-built');
    expect(await versions()).toEqual({ ...before, [REMOTE]: `${before[REMOTE]}-next` });
  });
  await test.step('an open tab goes on, a new one gets the new version', async () => {
    await page
      .getByRole('navigation', { name: 'Settlements' })
      .getByRole('link', { name: 'Completed' })
      .click();
    await page.goBack();
    await expect(page.getByText(WORD, { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto(empty);
    await expect(other.getByText(CHANGED)).toBeVisible();
    await other.close();
  });
  await test.step('roll it back', async () => {
    await runRelease('rollback', REMOTE);
    expect(await versions()).toEqual(before);
    await page.reload();
    await expect(page.getByText(WORD, { exact: true })).toBeVisible();
  });
  await rm(path.dirname(path.dirname(dist)), { recursive: true, force: true });
});
