import type { NavContribution, PageContribution } from '@washcoat/contract-kernel';
import { isOffered } from '@washcoat/platform-sdk';
import { fakeSession } from '@washcoat/platform-sdk/testing';
import { navContribution, pageContribution } from '@washcoat/contract-kernel';
import manifest from '../../remote.manifest.json';

type Facts = Parameters<typeof fakeSession>[0];

const nav: NavContribution[] = manifest.nav.map((entry) => navContribution.parse(entry));
const pages: PageContribution[] = manifest.pages.map((page) => pageContribution.parse(page));

/** The labels of the entries that a user is offered, with where they lead. */
function offered(facts: Facts): Record<string, string> {
  const subject = fakeSession(facts);
  return Object.fromEntries(
    nav.filter((entry) => isOffered(entry, subject)).map(({ label, route }) => [label, route]),
  );
}

const everyFullUser = {
  'Identify Converters': '/converters/identify',
  'Vehicle Search': '/converters/vehicle',
};
const queue = { 'Identification Queue': '/converters/expert-advice' };

it('[NAV-002] [NAV-006] [NAV-003] offers search, vehicles and the queue to every full user', () => {
  expect(offered({ hierarchy: 2 })).toEqual({ ...everyFullUser, ...queue });
  expect(offered({ hierarchy: 4, minimumSettingsOnly: true })).toEqual(everyFullUser);
  expect(offered({ hierarchy: 2, isNewUser: true })).toEqual({});
});

it.each<[string, Facts, Facts, Record<string, string>]>([
  ['[NAV-004]', { canShowManufactureTips: true }, {}, { 'Manufacturer Tips': '/converters/make-model' }],
  [
    '[NAV-005]',
    { hierarchy: 1, canAddConverter: true },
    { hierarchy: 4, canAddConverter: true },
    { 'Add Converters': '/converters' },
  ],
  ['[NAV-022]', { canEditPricing: true }, {}, { Pricing: '/pricing' }],
  ['[NAV-025]', { isSA: true }, { isAdmin: true }, { 'Converters bulk upload': '/config/bulk-upload' }],
  ['[NAV-025]', { hierarchy: 10 }, { hierarchy: 4 }, { 'Converters bulk upload': '/config/bulk-upload' }],
])('%s offers an entry by right', (_row, allowed, denied, entry) => {
  expect(offered(allowed)).toEqual({ ...everyFullUser, ...queue, ...entry });
  expect(offered(denied)).toEqual({ ...everyFullUser, ...queue });
  const page = pages.find(({ path }) => Object.values(entry).includes(path));
  expect(page && isOffered(page, fakeSession(denied))).toBe(false);
});

it('[PRIC-003] [PRIC-011] has the price modifiers in no menu, and their page for who has the right to them alone', () => {
  const facts: Facts = { hierarchy: 4, canShowPriceModifier: true };
  expect(Object.values(offered(facts))).not.toContain('/price-modifiers');
  const page = pages.find(({ path }) => path === '/price-modifiers');
  expect(page && isOffered(page, fakeSession(facts))).toBe(true);
  expect(page && isOffered(page, fakeSession({ hierarchy: 1, canEditPricing: true }))).toBe(false);
});

it('has a page for every entry of the menu, open to whom the entry is offered', () => {
  const subjects = [
    fakeSession({ hierarchy: 10 }),
    fakeSession({ hierarchy: 2 }),
    fakeSession({
      hierarchy: 1,
      isSA: true,
      canAddConverter: true,
      canEditPricing: true,
      canShowManufactureTips: true,
    }),
  ];
  for (const entry of nav) {
    const page = pages.find(({ path }) => path.split('/:')[0] === entry.route);
    if (!page) throw new Error(`${entry.label} leads nowhere`);
    for (const subject of subjects) {
      expect([entry.label, isOffered(page, subject) || !isOffered(entry, subject)]).toEqual([
        entry.label,
        true,
      ]);
    }
  }
});
