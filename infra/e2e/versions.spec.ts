import { misfitOf, type RegisteredRemote, type SharedParts } from '@washcoat/contract-kernel';
import { addCart } from '@washcoat/testing/browser/carts';
import { unique } from '@washcoat/testing/browser/people';
import { Caller, expect, openAs, productUrl, test } from '@washcoat/testing/browser/product';
import { keptRemotes, releasedRemote } from '../versions/released-remotes';
import {
  offeredBefore,
  offeredToday,
  openReleased,
  openServicesBefore,
  openShellBefore,
} from './last-release.fixture';

const SUPER_ADMIN = 'sa@washcoat.test';
/** A page is fetched in parts of two releases, each answer by way of the test. */
const DRAWN = { timeout: 45_000 };

type Needs = NonNullable<RegisteredRemote['manifest']['needs']>;

interface Look {
  path: string;
  /** What its rows say. */
  ready: string | RegExp;
  signIn?: string;
}

/** A page of each remote. */
const pages = {
  'mfe-billing': { path: '/payment', ready: 'Lookup credits', signIn: 'subscriber@corner.test' },
  'mfe-converters': { path: '/converters/identify/text=KT%200334', ready: 'KT 0334' },
  'mfe-entities': { path: '/entities/viewGroup', ready: 'Alamance' },
  'mfe-loads': { path: '/invoices/settled', ready: 'ATL-' },
  'mfe-reports': {
    path: '/dashboard/transactionsreport?from=2020-01-01&to=2030-12-31',
    ready: /^[A-Z]{3}-\d{6}$/,
  },
  'mfe-settlement': { path: '/settlement/completed', ready: 'Settlement No' },
} satisfies Record<string, Look>;
const looks = Object.entries<Look>(pages);
const morePages: [string, Look][] = [
  ['users', { path: '/entities/users', ready: 'Username' }],
  ['facilities', { path: '/config/facilities', ready: 'Burlington' }],
];

/** What a build of today asks of the shell. */
async function neededToday(name: string): Promise<SharedParts> {
  const answer = await fetch(`${productUrl()}/registry.json`);
  const { remotes } = (await answer.json()) as { remotes: RegisteredRemote[] };
  const remote = remotes.find((one) => one.name === name);
  if (!remote?.manifest.needs) throw new Error(`${name} does not say what it asks for.`);
  return remote.manifest.needs;
}

test.describe('shell, remotes and services of two releases', () => {
  test.setTimeout(180_000);
  // What is under way when a test ends has nobody to be answered for.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  test.describe('a remote of the last release', () => {
    for (const name of keptRemotes) {
      test(`runs in the shell of today and shows what services of today answer: ${name}`, async ({
        page,
      }) => {
        const kept = await releasedRemote(name);
        const taken = await openReleased(page, kept);
        const { path, ready } = pages[name];
        await openAs(page, SUPER_ADMIN, path);
        const drawn = page.locator(`[data-remote="${name}"]`);
        await expect(drawn.getByText(ready).first()).toBeVisible(DRAWN);
        expect(taken(), 'files of the last release').toBeGreaterThan(2);
      });
    }
  });

  test.describe('the shell of the last release', () => {
    test.use({ allowed: [/does not fit the shell/] });

    for (const [name, { path, ready, signIn = SUPER_ADMIN }] of looks) {
      test(`runs a remote of today that asks for nothing newer, and refuses another by name: ${name}`, async ({
        page,
      }) => {
        const before = await offeredBefore();
        const changed = await openShellBefore(page, before);
        const misfit = misfitOf(await neededToday(name), before);
        await openAs(page, signIn, path);
        await expect(
          page
            .getByRole('main')
            .getByText(misfit ?? ready)
            .first(),
        ).toBeVisible(DRAWN);
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
        // Where the shell says what there is; the rest is provided under that version when it is asked for.
        expect(changed()).toBeGreaterThanOrEqual(Object.keys(before).length);
      });
    }
  });

  test.describe('a remote that does not fit', () => {
    test.use({ allowed: [/does not fit the shell/] });

    const refused: [string, (today: SharedParts) => Needs, (today: SharedParts) => string][] = [
      [
        'of another major version',
        (today) => ({ '@washcoat/ui': { version: nextMajor(today), exports: ['Button'] } }),
        (today) =>
          `It was built for ui ${nextMajor(today).split('.')[0]}, and the shell has ${today['@washcoat/ui']?.version}.`,
      ],
      [
        'that asks for what the shell lacks',
        (today) => ({
          '@washcoat/ui': { version: today['@washcoat/ui']?.version ?? '', exports: ['Button', 'Stepper'] },
        }),
        (today) =>
          `It asks ui for Stepper, which ${today['@washcoat/ui']?.version} of the shell does not have.`,
      ],
    ];
    for (const [which, needsIn, saidIn] of refused) {
      test(`is refused by name, and the others go on: one ${which}`, async ({ page }) => {
        const today = await offeredToday();
        const kept = await releasedRemote('mfe-settlement');
        const manifest = { ...kept.registered.manifest, needs: needsIn(today) };
        const taken = await openReleased(page, { ...kept, registered: { ...kept.registered, manifest } });
        await openAs(page, SUPER_ADMIN, '/settlement/completed');
        await expect(page.getByText(saidIn(today))).toBeVisible(DRAWN);
        expect(taken(), 'files of what is refused').toBe(0);
        await page.getByRole('link', { name: 'Identify Converters' }).click();
        await expect(page.getByRole('searchbox')).toBeVisible(DRAWN);
      });
    }
  });

  test.describe('services of the last release', () => {
    test.use({ allowed: [/status of 404/] });

    for (const [name, { path, ready, signIn = SUPER_ADMIN }] of [...looks, ...morePages]) {
      test(`answer shell and remotes of today: ${name}`, async ({ page }) => {
        const { answered, lost } = await openServicesBefore(page);
        await openAs(page, signIn, path);
        const main = page.getByRole('main');
        await expect(main.getByText(ready).first()).toBeVisible(DRAWN);
        await expect.poll(answered, { ...DRAWN, message: 'answers of the last release' }).toBeGreaterThan(1);
        await expect(main.getByRole('alert'), [...lost].join(', ')).toHaveCount(0);
      });
    }

    test('answer shell and remotes of today: a cart that is made and opened', async ({ page }) => {
      const name = unique('cart');
      const loadId = await addCart(await Caller.signIn(SUPER_ADMIN), name);
      const { lost } = await openServicesBefore(page);
      await openAs(page, SUPER_ADMIN, `/loads/active-load?text=${encodeURIComponent(name)}`);
      await page.getByRole('main').getByRole('row').filter({ hasText: name }).click(DRAWN);
      await expect(page).toHaveURL(new RegExp(`/load/${loadId}`));
      await expect(page.getByRole('heading', { name }), [...lost].join(', ')).toBeVisible(DRAWN);
    });
  });
});

function nextMajor(parts: SharedParts): string {
  return `${Number(parts['@washcoat/ui']?.version.split('.')[0]) + 1}.0.0`;
}
