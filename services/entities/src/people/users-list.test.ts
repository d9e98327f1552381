import { userDetail, userExport, userList, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { testSession, type TestService } from '@washcoat/testing';
import { startSeeded } from '../seed/seeded-service.fixture';
import { callersOf, companyOf, userOf } from './user-form.fixture';

describe('the users list', () => {
  let entities: TestService;
  let sa: Session;
  let owner: Session;
  let grader: Session;
  let partner: Session;
  let subscriber: Session;

  beforeAll(async () => {
    entities = await startSeeded();
    ({ sa, owner, grader, partner, subscriber } = await callersOf(entities));
  });
  afterAll(() => entities.stop());

  const page = async (session: Session, input: Record<string, unknown> = {}) =>
    (await entities.call(session, userList, input)).body;
  const names = async (session: Session, input: Record<string, unknown> = {}) =>
    (await page(session, { count: 100, ...input })).list.map((row) => `${row.firstName} ${row.lastName}`);

  const everybody = [
    'Carl Benning',
    'Dana Whitlock',
    'June Hartley',
    'Lee Corner',
    'Maya Ellison',
    'Priya Nair',
    'Rosa Delgado',
    'Ruben Alvarez',
    'Sam Corner',
    'Tom Okafor',
  ];

  it('[USER-041] [USER-013] is sorted by the shown name, ten a page', async () => {
    expect(await names(sa)).toEqual(everybody);
    const first = await page(sa);
    expect([first.list.length, first.areMoreItemsAvailable, first.next]).toEqual([10, false, null]);
  });

  it('[USER-004] is sorted by user name either way, [USER-007] or by company, then by name', async () => {
    expect(await names(sa, { userNameSort: 'desc' })).toEqual([...everybody].reverse());
    const byCompany = (await page(sa, { companySort: 'asc' })).list;
    expect(byCompany.map(({ companyName }) => companyName)).toEqual([
      'Bayshore Auto Salvage',
      'Corner Muffler',
      'Corner Muffler',
      'Gulf Coast Recyclers',
      'Peachtree Cores',
      'Piedmont Cores',
      ...Array(4).fill('Washcoat House'),
    ]);
    expect(byCompany.slice(1, 3).map(({ firstName }) => firstName)).toEqual(['Lee', 'Sam']);
    expect((await names(sa, { companySort: 'desc' }))[0]).toBe('Ruben Alvarez');
  });

  it('is sorted by several columns, each its own way', async () => {
    const byCompany = (await page(sa, { sort: 'companyName.asc,userName.desc' })).list;
    expect(byCompany.slice(1, 3).map(({ firstName }) => firstName)).toEqual(['Sam', 'Lee']);
    const whole = (await page(sa, { sort: 'companyName.desc' })).list.map(({ companyName }) => companyName);
    expect(byCompany.map(({ companyName }) => companyName)).toEqual(whole.toReversed());
    const found = (await page(sa, { sort: 'companyName.asc,userName.desc', text: 'corner' })).list;
    expect(found.slice(0, 2).map(({ firstName }) => firstName)).toEqual(['Sam', 'Lee']);
    const refused = await entities.call(sa, userList, { sort: 'password.asc' });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['sort']]);
  });

  it.each([
    ...[{}, { userNameSort: 'desc' }, { companySort: 'asc' }, { companySort: 'desc' }],
    ...['companyName.desc,userName.asc', 'isActive.desc,companyName.asc,email.desc'].map((sort) => ({
      sort,
    })),
  ])('goes on where a page ended, in any order (%j)', async (order) => {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const part = await page(sa, { ...order, count: 3, after });
      seen.push(...part.list.map(({ userId }) => userId));
      after = part.next ?? undefined;
    } while (after);
    const whole = await page(sa, { ...order, count: 100 });
    expect(seen).toEqual(whole.list.map(({ userId }) => userId));
  });

  it('[USER-031] [USER-032] carries the user, the role and the company, and never the password', async () => {
    const { list } = await page(sa, { text: 'hartley' });
    expect(list).toEqual([
      {
        userId: userOf('owner@peachtree.test'),
        email: 'owner@peachtree.test',
        firstName: 'June',
        lastName: 'Hartley',
        phone: '4045550164',
        smsNumber: '',
        address: '3460 Peachtree Industrial Blvd',
        city: 'Atlanta',
        state: 'GA',
        zipcode: '30341',
        notes: '',
        profileUrl: null,
        driversLicenseUrl: null,
        roleId: seedId('role', 'Franchise owner'),
        type: 'Franchise owner',
        companyId: companyOf('peachtree'),
        companyName: 'Peachtree Cores',
        facilityCity: 'Peachtree',
        hierarchy: 10,
        isActive: true,
        isAdmin: false,
        isSA: false,
        isFranchise: true,
        createdDate: expect.any(String),
        version: 1,
      },
    ]);
    expect(JSON.stringify(await page(sa))).not.toContain('argon2');
  });

  it('[USER-013] is searched by words of name, e-mail, company and telephone', async () => {
    expect(await names(sa, { text: 'CORNER muffler' })).toEqual(['Lee Corner', 'Sam Corner']);
    expect(await names(sa, { text: 'owner@p' })).toEqual(['Carl Benning', 'June Hartley']);
    expect(await names(sa, { text: 'gulf rosa' })).toEqual(['Rosa Delgado']);
    expect(await names(sa, { text: '4045550164' })).toEqual(['June Hartley']);
    expect(await names(sa, { text: '555-0164' })).toEqual(['June Hartley']);
    expect(await names(sa, { text: "%'; drop table app_user; --" })).toEqual([]);
    expect(await names(sa, { text: 'nobody' })).toEqual([]);
  });

  it('finds people by the new name of their company', async () => {
    const { database } = entities.service;
    const where = { company_id: companyOf('bayshore') };
    await database('company').where(where).update({ company_name: 'Northshore' });
    expect(await names(sa, { text: 'northshore' })).toEqual(['Tom Okafor']);
    expect(await names(sa, { text: 'bayshore auto' })).toEqual([]);
    await database('company').where(where).update({ company_name: 'Bayshore Auto Salvage' });
  });

  it('is narrowed by company, activity and franchise', async () => {
    expect(await names(sa, { companyId: companyOf('corner') })).toEqual(['Lee Corner', 'Sam Corner']);
    expect(await names(sa, { isFranchise: true })).toEqual(['Carl Benning', 'June Hartley']);
    expect(await names(sa, { isFranchise: false })).toHaveLength(8);
    expect(await names(sa, { isEmbed: true })).toHaveLength(10);
    const where = { email: 'lapsed@corner.test' };
    await entities.service.database('app_user').where(where).update({ is_active: false });
    expect(await names(sa, { isActive: false })).toEqual(['Sam Corner']);
    expect(await names(sa, { isActive: true })).toHaveLength(9);
    await entities.service.database('app_user').where(where).update({ is_active: true });
  });

  it('shows hierarchy 4 the house and its customers, 10 its own and those below, 2 itself', async () => {
    expect(await names(grader)).toEqual(everybody);
    const { database } = entities.service;
    const below = await database('company')
      .where({ parent_company_id: companyOf('peachtree') })
      .first();
    const where = { email: 'lapsed@corner.test' };
    await database('app_user').where(where).update({ company_id: below.company_id });
    expect(await names(owner)).toEqual(['June Hartley', 'Sam Corner']);
    expect(await names(grader)).not.toContain('Sam Corner');
    expect(await names(sa, { isFranchise: true })).toContain('Sam Corner');
    await database('app_user')
      .where(where)
      .update({ company_id: companyOf('corner') });
    expect(await names(partner)).toEqual(['Rosa Delgado']);
    expect(await names(subscriber)).toEqual(['Lee Corner']);
    expect(await names(subscriber, { text: 'sam' })).toEqual([]);
    expect(await names(owner, { companyId: companyOf('house') })).toEqual([]);
    expect(await names(testSession({ hierarchy: 10, companyId: null }))).toEqual([]);
  });

  it('leaves out the people of deleted companies', async () => {
    const where = { company_id: companyOf('gulfcoast') };
    await entities.service.database('company').where(where).update({ deleted_at: new Date() });
    expect(await names(sa)).not.toContain('Rosa Delgado');
    const input = { userId: userOf('partner@gulfcoast.test') };
    expect((await entities.call(sa, userDetail, input)).status).toBe(404);
    await entities.service.database('company').where(where).update({ deleted_at: null });
  });

  it('is closed without a token and to new users, and refuses bad input', async () => {
    expect((await entities.call(null, userList, {})).status).toBe(401);
    expect((await entities.call(testSession({ isNewUser: true }), userList, {})).status).toBe(403);
    const wrong = [
      { count: 1001 },
      { offset: -1 },
      { companyId: 'x' },
      { userNameSort: 'up' },
      { isActive: 'maybe' },
      { after: 'x' },
      { text: 'x'.repeat(201) },
    ];
    for (const input of wrong) expect((await entities.call(sa, userList, input)).status).toBe(400);
  });

  describe('opened on one user', () => {
    it('answers the caller without an id, and nobody out of scope', async () => {
      expect((await entities.call(subscriber, userDetail, {})).body.email).toBe('subscriber@corner.test');
      const of = (session: Session, email: string) =>
        entities.call(session, userDetail, { userId: userOf(email) });
      expect((await of(sa, 'grader@washcoat.test')).body.type).toBe('Grader');
      expect((await of(owner, 'grader@washcoat.test')).status).toBe(404);
      expect((await of(owner, 'owner@piedmont.test')).status).toBe(404);
      expect((await of(subscriber, 'lapsed@corner.test')).status).toBe(404);
      expect((await entities.call(sa, userDetail, { userId: 'x' })).status).toBe(400);
      expect((await entities.call(null, userDetail, {})).status).toBe(401);
    });
  });

  describe('exported', () => {
    const exported = async (session: Session, input: Record<string, unknown> = {}) => {
      const { body } = await entities.call(session, userExport, input);
      const { body: file } = await entities.send({ method: 'GET', url: body.link });
      return String(file).replace('\ufeff', '').trimEnd().split('\n');
    };

    it('is the whole list in its order with the chosen columns, in scope', async () => {
      const lines = await exported(sa, { columns: 'userName,type', companySort: 'asc', isActive: true });
      expect(lines).toHaveLength(11);
      expect(lines.slice(0, 3)).toEqual([
        'Username,Role',
        'Tom Okafor,Partner seller',
        'Lee Corner,Subscriber',
      ]);
      expect(await exported(owner, { columns: 'email' })).toEqual(['Email', 'owner@peachtree.test']);
    });

    it('comes as a workbook too, and is refused like the list', async () => {
      const { body } = await entities.call(sa, userExport, { format: 'xlsx' });
      const file = await entities.send({ method: 'GET', url: body.link });
      expect(file.headers['content-type']).toContain('spreadsheetml');
      expect((await entities.call(sa, userExport, { format: 'pdf' })).status).toBe(400);
      expect((await entities.call(null, userExport, {})).status).toBe(401);
    });
  });
});
