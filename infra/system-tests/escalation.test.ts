import {
  companyAdd,
  companyEdit,
  permissionEdit,
  permissionList,
  roleAdd,
  roleDelete,
  roleEdit,
  userActive,
  userAdd,
  userDelete,
  userEdit,
} from '@washcoat/contract-entities';
import type { Endpoint } from '@washcoat/contract-kernel';
import { DEMO_PASSWORD, demoSignIns, seedId } from '@washcoat/service-kit/seed';
import { contentOf } from './books';
import { permissionNamed } from './newcomers';
import { refusalOf } from './refusal';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

const SA = 'sa@washcoat.test';
const ADMIN = 'admin@washcoat.test';
const BUYER = 'buyer@washcoat.test';
const GRADER = 'grader@washcoat.test';
const OWNER = 'owner@peachtree.test';
const NEIGHBOUR = 'owner@piedmont.test';
const PARTNER = 'partner@gulfcoast.test';
const SUBSCRIBER = 'subscriber@corner.test';

type Attempt = readonly [
  who: string,
  what: string,
  endpoint: Endpoint,
  input: Record<string, unknown>,
  status: number,
];

const user = (email: string) => ({ userId: seedId('user', email) });
const company = (key: string) => ({ companyId: seedId('company', key) });
const role = (name: string) => ({ roleId: seedId('role', name) });
const place = { address: '1 High St', city: 'Tampa', state: 'FL' as const, zipcode: '33619' };
const person = { ...place, firstName: 'High', lastName: 'Climber', phone: '8135550199' };
const friend = {
  ...person,
  email: 'friend@gulfcoast.test',
  password: 'Rhodium-yard-7',
  ...role('Partner seller'),
};
const branch = { ...person, companyName: 'Branch', facility: 'Tampa' };

const onOneself: readonly Attempt[] = [
  [ADMIN, 'makes himself super admin', userEdit, { ...user(ADMIN), isSA: true }, 403],
  [BUYER, 'makes herself super admin', userEdit, { ...user(BUYER), isSA: true }, 403],
  [BUYER, 'makes herself admin', userEdit, { ...user(BUYER), isAdmin: true }, 403],
  [BUYER, 'takes a greater role', userEdit, { ...user(BUYER), ...role('Administrator') }, 403],
  [GRADER, 'takes hierarchy 1', userEdit, { ...user(GRADER), hierarchy: 1 }, 403],
  [GRADER, 'makes herself admin', userEdit, { ...user(GRADER), isAdmin: true }, 403],
  [OWNER, 'makes herself super admin', userEdit, { ...user(OWNER), isSA: true }, 403],
  [OWNER, 'moves to the house', userEdit, { ...user(OWNER), ...company('house') }, 403],
  [PARTNER, 'calls herself a franchise', userEdit, { ...user(PARTNER), isFranchise: true }, 403],
  [SUBSCRIBER, 'takes hierarchy 1', userEdit, { ...user(SUBSCRIBER), hierarchy: 1 }, 403],
  [SUBSCRIBER, 'makes himself admin', userEdit, { ...user(SUBSCRIBER), isAdmin: true }, 403],
  [SUBSCRIBER, 'takes another role', userEdit, { ...user(SUBSCRIBER), ...role('Partner seller') }, 403],
  [SA, 'gives up being the last super admin', userEdit, { ...user(SA), isSA: false }, 403],
  [SA, 'deletes herself', userDelete, user(SA), 403],
];

const onOthers: readonly Attempt[] = [
  [ADMIN, 'makes somebody super admin', userEdit, { ...user(BUYER), isSA: true }, 403],
  [ADMIN, 'edits a super admin', userEdit, { ...user(SA), firstName: 'Low' }, 403],
  [ADMIN, 'takes the address of a super admin', userEdit, { ...user(SA), email: 'mine@washcoat.test' }, 403],
  [ADMIN, 'deletes a super admin', userDelete, user(SA), 403],
  [BUYER, 'edits an admin', userEdit, { ...user(ADMIN), firstName: 'Low' }, 403],
  [OWNER, 'edits a user of another company', userEdit, { ...user(NEIGHBOUR), firstName: 'Mine' }, 404],
  [OWNER, 'deletes a user of another company', userDelete, user(NEIGHBOUR), 404],
  [OWNER, 'edits a user of the house', userEdit, { ...user(GRADER), isActive: false }, 404],
  [SUBSCRIBER, 'edits a colleague', userEdit, { ...user('lapsed@corner.test'), firstName: 'Mine' }, 404],
  [PARTNER, 'adds a super admin', userAdd, { ...friend, isSA: true }, 403],
  [PARTNER, 'adds somebody of hierarchy 1', userAdd, { ...friend, hierarchy: 1 }, 400],
  [PARTNER, 'adds somebody to the house', userAdd, { ...friend, ...company('house') }, 404],
  [PARTNER, 'gives a role of another type', userAdd, { ...friend, ...role('Administrator') }, 400],
  [SUBSCRIBER, 'adds a user', userAdd, { ...friend, ...role('Subscriber') }, 403],
  [BUYER, 'adds a user', userAdd, { ...friend, ...role('Buyer') }, 403],
];

const onCompanies: readonly Attempt[] = [
  [OWNER, 'adds a franchise', companyAdd, { ...branch, companyType: 'FRANCHISE' }, 403],
  [OWNER, 'adds a house', companyAdd, { ...branch, companyType: 'HOUSE' }, 400],
  [
    OWNER,
    'moves her company',
    companyEdit,
    { ...company('peachtree'), parentCompanyId: seedId('company', 'piedmont') },
    403,
  ],
  [
    OWNER,
    'gives her company another type',
    companyEdit,
    { ...company('peachtree'), companyType: 'SELLER' },
    403,
  ],
  [OWNER, 'switches her own company off', companyEdit, { ...company('peachtree'), isActive: false }, 403],
  [
    PARTNER,
    'makes her company a franchise',
    companyEdit,
    { ...company('gulfcoast'), companyType: 'FRANCHISE' },
    403,
  ],
  [SUBSCRIBER, 'gives its company better prices', companyEdit, { ...company('corner'), priceMod: 50 }, 403],
];

describe('nobody climbs', () => {
  let product: TestSystem;
  let people: Map<string, Person>;
  let permissionId: string;

  beforeAll(async () => {
    product = await startSeededSystem();
    const signedIn = await Promise.all(demoSignIns.map(({ email }) => signIn(product.url, email)));
    people = new Map(signedIn.map((one) => [one.email, one]));
    permissionId = (await permissionNamed(as(SA).api, 'deleteCart')).permissionId;
  });
  afterAll(() => product.stop());

  function as(email: string): Person {
    const found = people.get(email);
    if (!found) throw new Error(`${email} is not signed in.`);
    return found;
  }

  async function expectRefused([who, , endpoint, input, status]: Attempt): Promise<void> {
    const before = await contentOf(product.adminUrl, 'entities');
    const answer = await as(who).api.call(endpoint, input);
    expect([answer.status, refusalOf(answer)?.code]).toEqual([status, codes[status]]);
    expect(await contentOf(product.adminUrl, 'entities')).toEqual(before);
  }

  it.each(onOneself)('%s %s: refused, and nothing changes', (...attempt) => expectRefused(attempt));
  it.each(onOthers)('%s %s: refused, and nothing changes', (...attempt) => expectRefused(attempt));
  it.each(onCompanies)('%s %s: refused, and nothing changes', (...attempt) => expectRefused(attempt));

  it.each([BUYER, GRADER, OWNER, PARTNER, SUBSCRIBER])('%s changes no role at all', async (who) => {
    const permissions = [{ permissionId }];
    const mine = { name: 'Mine', type: 1, permissions };
    await expectRefused([who, '', roleAdd, { ...mine, clonedRoleId: role('Grader').roleId }, 403]);
    await expectRefused([who, '', roleEdit, { ...mine, ...role('Franchise owner') }, 403]);
    await expectRefused([who, '', roleDelete, role('Grader'), 403]);
  });

  it.each([ADMIN, BUYER, OWNER])('%s neither reads nor switches permissions', async (who) => {
    await expectRefused([who, '', permissionList, {}, 403]);
    await expectRefused([who, '', permissionEdit, { permissionId, isAccessible: false }, 403]);
  });

  it('gives nobody a role with a permission that the giver lacks', async () => {
    const stronger = { name: 'Seller who deletes', type: 2 as const, permissions: [{ permissionId }] };
    const { roleId } = await as(SA).api.ask(roleAdd, stronger);
    await expectRefused([PARTNER, '', userAdd, { ...friend, roleId }, 403]);
  });

  it('lets nobody make admins who is none', async () => {
    const colleague = { ...friend, email: 'colleague@gulfcoast.test', password: DEMO_PASSWORD };
    await as(SA).api.ask(userAdd, { ...colleague, ...company('gulfcoast') });
    await as(SA).api.ask(userEdit, { ...user(PARTNER), isAdmin: true });
    const climber = await signIn(product.url, colleague.email);
    expect([climber.session.canCreateUser, climber.session.isAdmin]).toEqual([true, false]);
    people.set(climber.email, climber);
    const { userId } = climber.session;
    await expectRefused([climber.email, '', userAdd, { ...friend, isAdmin: true }, 403]);
    await expectRefused([climber.email, '', userEdit, { userId, isAdmin: true }, 403]);
    await expectRefused([climber.email, '', userEdit, { ...user(PARTNER), firstName: 'Low' }, 403]);
  });

  it('lets one make many edits at once only where each alone may be made', async () => {
    const ids = [SA, OWNER, NEIGHBOUR].map((email) => user(email).userId);
    const { changed, refused } = await as(OWNER).api.ask(userActive, { ids, isActive: false });
    expect([changed, refused.map(({ id }) => id).sort()]).toEqual([0, [...ids].sort()]);
  });
});

const codes: Record<number, string> = { 400: 'BAD_INPUT', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };
