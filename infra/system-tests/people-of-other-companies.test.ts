import {
  buyerSearch,
  companyActive,
  companyAdd,
  companyDecide,
  companyDelete,
  companyDetail,
  companyEdit,
  companyList,
  companyMessage,
  companyRestore,
  entitiesEndpoints,
  facilityActive,
  facilityAdd,
  facilityDelete,
  facilityEdit,
  facilityList,
  facilityRestore,
  historyList,
  invitationRevoke,
  invite,
  permissionEdit,
  roleAdd,
  roleDefault,
  roleDelete,
  roleDetail,
  roleEdit,
  userActive,
  userAdd,
  userDelete,
  userDetail,
  userEdit,
  userList,
  userRestore,
  viewDelete,
  viewEdit,
  viewSave,
} from '@washcoat/contract-entities';
import { flagNames, restrictingFlagNames, type Endpoint } from '@washcoat/contract-kernel';
import { answerOf, contentOf } from './books';
import { permissionNamed } from './newcomers';
import { refusalOf } from './refusal';
import { regrant } from './role-grants';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';
import { plausibleInput } from './wrong-inputs';

jest.setTimeout(300_000);

type Input = Record<string, unknown>;

/** Companies that Peachtree Cores has nothing to do with: above it, beside it, and below another one. */
const strangers = ['Washcoat House', 'Piedmont Cores', 'Gulf Coast Recyclers', 'Corner Muffler'];
const place = { address: '1 Own St', city: 'Atlanta', state: 'GA', zipcode: '30341' };
const person = { ...place, firstName: 'My', lastName: 'Own', phone: '6785550199' };

describe('people and companies of others, for a franchise administrator who holds every permission', () => {
  let product: TestSystem;
  let owner: Person;
  let sa: Person;
  let ids: Record<'companies' | 'users' | 'facilities' | 'roles' | 'views' | 'invitations', string[]>;
  let own: Record<'company' | 'role' | 'permission', string>;

  beforeAll(async () => {
    product = await startSeededSystem();
    sa = await signIn(product.url, 'sa@washcoat.test');
    owner = await signIn(product.url, 'owner@peachtree.test');
    await regrant(
      sa.api,
      'Franchise owner',
      ({ permissionName }) => !restrictingFlagNames.includes(permissionName),
    );
    await sa.api.ask(userEdit, { userId: owner.session.userId, isAdmin: true });
    owner = await signIn(product.url, owner.email);
    ids = await foreignIds();
    own = await ownIds();
  });
  afterAll(() => product.stop());

  const named = (query: string) => answerOf(product.adminUrl, query, [strangers]);
  const foreign = '(select company_id from entities.company where company_name = any($1))';

  async function foreignIds(): Promise<typeof ids> {
    const neighbour = await signIn(product.url, 'owner@piedmont.test');
    const { viewId } = await neighbour.api.ask(viewSave, {
      screen: 'entities.customers',
      name: 'Mine',
      query: '',
    });
    const { permissionId } = await permissionNamed(sa.api, 'canBuildCart');
    const { companyId } = neighbour.session;
    const guest = 'guest@piedmont.test';
    await neighbour.api.ask(invite, { fname: 'Gail', lname: 'Guest', email: guest });
    const yard = { name: 'Yard', type: 3 as const, companyId, permissions: [{ permissionId }] };
    return {
      companies: await named(`select company_id from entities.company where company_id in ${foreign}`),
      users: await named(`select user_id from entities.app_user where company_id in ${foreign}`),
      facilities: await named(`select facility_id from entities.facility where company_id in ${foreign}`),
      roles: [(await sa.api.ask(roleAdd, yard)).roleId],
      views: [viewId],
      invitations: await answerOf(
        product.adminUrl,
        'select invitation_id from entities.invitation where email = $1',
        [guest],
      ),
    };
  }

  async function ownIds(): Promise<typeof own> {
    const [company = ''] = await answerOf(
      product.adminUrl,
      'select company_id from entities.company where parent_company_id = $1 limit 1',
      [owner.session.companyId],
    );
    const { permissionId } = await permissionNamed(sa.api, 'canBuildCart');
    const [role = ''] = await answerOf(
      product.adminUrl,
      `select role_id from entities.role where name = 'Franchise buyer'`,
    );
    return { company, role, permission: permissionId };
  }

  /** Calls that name a record of somebody else, and what they are all answered. */
  function attempts(): (readonly [Endpoint, readonly Input[], string])[] {
    const companies = ids.companies.map((companyId) => ({ companyId }));
    const users = ids.users.map((userId) => ({ userId }));
    const facilities = ids.facilities.map((facilityId) => ({ facilityId }));
    const parents = ids.companies.map((parentCompanyId) => ({ parentCompanyId }));
    const role = { name: 'Mine', type: 3, permissions: [{ permissionId: own.permission }] };
    const missing = '404 NOT_FOUND';
    const forbidden = '403 FORBIDDEN';
    const user = { ...person, email: 'mine@peachtree.test', password: 'Rhodium-yard-7', roleId: own.role };
    return [
      [companyDetail, companies, missing],
      [companyEdit, companies.map((one) => ({ ...one, companyName: 'Mine' })), missing],
      [companyEdit, companies.map((one) => ({ ...one, isActive: false })), missing],
      [companyEdit, parents.map((one) => ({ ...one, companyId: own.company })), missing],
      [
        companyAdd,
        parents.map((one) => ({
          ...person,
          ...one,
          companyName: 'Mine',
          companyType: 'SELLER',
          facility: 'Peachtree',
        })),
        missing,
      ],
      [companyDelete, companies, missing],
      [companyRestore, companies, missing],
      [companyDecide, companies.map((one) => ({ ...one, isApproved: false })), forbidden],
      [companyMessage, companies, missing],
      [userDetail, users, missing],
      [userEdit, users.map((one) => ({ ...one, firstName: 'Mine' })), missing],
      [userEdit, companies.map((one) => ({ ...one, userId: owner.session.userId })), forbidden],
      [userEdit, companies.map((one) => ({ ...one, groupDiscount: 50 })), missing],
      [userAdd, companies.map((one) => ({ ...user, ...one })), missing],
      [userDelete, users, missing],
      [userRestore, users, missing],
      [
        invite,
        companies.map((one) => ({ ...one, fname: 'My', lname: 'Own', email: 'mine@newco.test' })),
        missing,
      ],
      [invitationRevoke, ids.invitations.map((invitationId) => ({ invitationId })), missing],
      [facilityEdit, facilities.map((one) => ({ ...one, isActive: false })), missing],
      [
        facilityAdd,
        parents.map((one) => ({ ...person, ...one, name: 'Mine', email: 'mine@newco.test' })),
        missing,
      ],
      [facilityDelete, facilities, missing],
      [facilityRestore, facilities, missing],
      [roleDetail, ids.roles.map((roleId) => ({ roleId })), missing],
      [roleEdit, ids.roles.map((roleId) => ({ ...role, roleId })), forbidden],
      [roleAdd, ids.companies.map((companyId) => ({ ...role, companyId })), forbidden],
      [roleDelete, ids.roles.map((roleId) => ({ roleId })), forbidden],
      [roleDefault, ids.roles.map((roleId) => ({ roleId, kind: 'FRANCHISE' })), forbidden],
      [permissionEdit, [{ permissionId: own.permission, isAccessible: false }], forbidden],
      [viewEdit, ids.views.map((viewId) => ({ viewId, name: 'Mine', isShared: true })), missing],
      [viewDelete, ids.views.map((viewId) => ({ viewId })), missing],
      [historyList, ids.companies.map((entityId) => ({ entity: 'company', entityId })), missing],
      [historyList, ids.users.map((entityId) => ({ entity: 'user', entityId })), missing],
      [historyList, ids.facilities.map((entityId) => ({ entity: 'facility', entityId })), missing],
      [historyList, ids.roles.map((entityId) => ({ entity: 'role', entityId })), forbidden],
    ];
  }

  const switches = (): (readonly [typeof companyActive, string[]])[] => [
    [companyActive, ids.companies],
    [userActive, ids.users],
    [facilityActive, ids.facilities],
  ];

  it('has strangers of every kind to try, and the rights to do it all at home', () => {
    expect(Object.values(ids).every((some) => some.length > 0)).toBe(true);
    expect(ids.companies).toHaveLength(strangers.length);
    const missing = flagNames.filter((name) => !owner.session[name]);
    expect([owner.session.isAdmin, missing.filter((name) => !restrictingFlagNames.includes(name))]).toEqual([
      true,
      [],
    ]);
  });

  it('tries every write that names a record', () => {
    const tried: string[] = [...attempts(), ...switches()].map(([{ id }]) => id);
    const naming = entitiesEndpoints.filter((endpoint: Endpoint) =>
      Object.keys(plausibleInput(endpoint)).some((name) => /Ids?$|^ids$/.test(name)),
    );
    const writes = naming.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(writes.filter((id) => !tried.includes(id))).toEqual([]);
  });

  it('answers 404 or 403 to every one of them and changes nothing', async () => {
    const before = await contentOf(product.adminUrl, 'entities');
    for (const [endpoint, inputs, expected] of attempts()) {
      const answers = await Promise.all(inputs.map((input) => owner.api.call(endpoint, input)));
      const refusals = answers.map((answer) => `${answer.status} ${refusalOf(answer)?.code}`);
      expect([endpoint.id, ...new Set(refusals)]).toEqual([endpoint.id, expected]);
    }
    expect(await contentOf(product.adminUrl, 'entities')).toEqual(before);
  });

  it('switches none of many on or off: each is refused by itself', async () => {
    const before = await contentOf(product.adminUrl, 'entities');
    for (const [endpoint, foreignOnes] of switches()) {
      const { changed, refused } = await owner.api.ask(endpoint, { ids: foreignOnes, isActive: false });
      expect([changed, refused.map(({ id }) => id).sort()]).toEqual([0, [...foreignOnes].sort()]);
    }
    expect(await contentOf(product.adminUrl, 'entities')).toEqual(before);
  });

  it('lists none of them, whatever the filter names', async () => {
    for (const companyId of ids.companies) {
      const lists = await Promise.all([
        owner.api.ask(userList, { companyId }),
        owner.api.ask(facilityList, { companyId }),
        owner.api.ask(facilityList, { parentCompanyId: companyId }),
        owner.api.ask(buyerSearch, { companyId, text: 'cor' }),
      ]);
      expect(lists.map(({ list }) => list.length)).toEqual([0, 0, 0, 0]);
    }
    const { list } = await owner.api.ask(companyList, { count: 1000 });
    expect(list.filter(({ companyId }) => ids.companies.includes(companyId))).toEqual([]);
    expect(list.length).toBeGreaterThan(1);
  });

  it('is a question of scope alone: at home the same person does it all', async () => {
    const message = 'Successfully edited the Partner';
    expect(await owner.api.ask(companyEdit, { companyId: own.company, firstName: 'Own' })).toMatchObject({
      message,
    });
  });
});
