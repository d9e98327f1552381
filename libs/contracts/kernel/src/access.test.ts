import { allow, allows, anySignedIn, fullUser, open, type Access, type Subject } from './access';
import { allFlags } from './flags';
import { accessRule } from './remote-manifest';

const subject = (isNewUser: boolean): Subject => ({
  ...allFlags(true),
  hierarchy: 2,
  isSA: true,
  isAdmin: true,
  isFranchise: true,
  isNewUser,
});

describe('who has not finished registering', () => {
  it.each<[string, Access]>([
    ['a rule about the hierarchy', allow({ hierarchy: [2] })],
    ['a rule about a flag', allow({ flags: ['canBuildCart'] })],
    ['a rule about nothing', allow({})],
    ['a rule for super admins', allow({ isSA: true })],
    ['full users', fullUser],
  ])('is kept out by %s, which lets in everybody else', (_what, access) => {
    expect([allows(access, subject(true)), allows(access, subject(false))]).toEqual([false, true]);
  });

  it('is let in only where it is said', () => {
    expect(allows(allow({ isNewUser: true }), subject(true))).toBe(true);
    expect([true, false].map((isNewUser) => allows(anySignedIn, subject(isNewUser)))).toEqual([true, true]);
    expect(allows(open, subject(true))).toBe(true);
    expect([allows(anySignedIn, null), allows(open, null)]).toEqual([false, true]);
  });
});

it('keeps everybody out of a page that asks for a permission which nobody was told of', () => {
  const rule = accessRule.parse({ anyOf: [{ flags: ['canFly'] }] });
  expect(allows(rule, { ...subject(false), isSA: true })).toBe(false);
  expect(allows(rule, { ...subject(false), ...{ canFly: true } })).toBe(true);
});

it('lets in by what is said of somebody only, not by any fact that is not empty', () => {
  const facts = { ...subject(false), lastName: 'Ellison', canBuildCart: true };
  const holds = (condition: object) => allows(accessRule.parse({ anyOf: [condition] }), facts);
  expect(holds({ flags: ['lastName'] })).toBe(false);
  expect(holds({ anyFlag: ['lastName', 'hierarchy'] })).toBe(false);
  expect(holds({ without: ['lastName'] })).toBe(true);
  expect([holds({ anyFlag: ['lastName', 'canBuildCart'] }), holds({ without: ['canBuildCart'] })]).toEqual([
    true,
    false,
  ]);
});

it('takes names only that are declared', () => {
  // @ts-expect-error A name that is declared nowhere does not compile.
  expect(allows(allow({ flags: ['canFly'] }), subject(false))).toBe(false);
});
