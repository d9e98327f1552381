import {
  invitationList,
  invitationRevoke,
  invite,
  login,
  userInvited,
  type Session,
} from '@washcoat/contract-entities';
import { RateLimiter } from '@washcoat/service-kit';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { testSession, type TestService } from '@washcoat/testing';
import { callersOf, companyOf, type Callers } from '../people/user-form.fixture';
import { startSeeded } from '../seed/seeded-service.fixture';

describe('inviting users', () => {
  let entities: TestService;
  let callers: Callers;

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
  });
  afterAll(() => entities.stop());

  const form = { fname: 'Noor', lname: 'Newman', email: 'noor@newco.test' };
  const send = (session: Session | null, input: Record<string, unknown> = {}) =>
    entities.call(session, invite, { ...form, ...input });
  const list = async (session: Session, input: Record<string, unknown> = {}) =>
    (await entities.call(session, invitationList, input)).body;
  const emails = async (session: Session, input: Record<string, unknown> = {}) =>
    (await list(session, input)).list.map(({ email }) => email);
  const lastMail = async () => {
    const mail = (await entities.published(userInvited)).at(-1);
    if (!mail) throw new Error('Nobody was invited.');
    return mail;
  };
  const register = (path: string) => {
    const url = new URL(path, 'http://localhost');
    const email = decodeURIComponent(url.pathname.replace('/login/', ''));
    const code = url.searchParams.get('code') ?? '';
    return entities.call(null, login, { email, code, password: DEMO_PASSWORD, isRegistration: true });
  };

  it('[INVT-012] [INVT-015] mails a link that joins the own company, from whoever invites', async () => {
    const email = 'ann+yard@peachtree.test';
    const { status, body } = await send(callers.owner, { email, facilityCity: 'peachtree' });
    expect([status, body.message]).toEqual([200, 'Invited User Successfully!']);
    const mail = await lastMail();
    expect(userInvited.schema.parse(mail)).toEqual({
      invitationId: expect.any(String),
      email,
      firstName: 'Noor',
      inviterName: 'June Hartley',
      companyName: 'Peachtree Cores',
      path: expect.stringMatching(/^\/login\/ann%2Byard%40peachtree\.test\?code=[\w-]{40,}$/),
    });
    const joined = await register(mail.path);
    expect(joined.body).toMatchObject({ email, organisationName: 'Peachtree Cores', hierarchy: 10 });
  });

  it('[INVT-010] [INVT-013] lists the invited with what they were invited to, the newest first', async () => {
    await send(callers.owner, { email: 'first@list.test', facilityCity: 'Peachtree' });
    await send(callers.owner, { email: 'second@list.test' });
    const { list: rows } = await list(callers.owner);
    expect(rows.map(({ email }) => email)).toEqual([
      'second@list.test',
      'first@list.test',
      'ann+yard@peachtree.test',
    ]);
    expect(rows[1]).toEqual({
      invitationId: expect.any(String),
      fname: 'Noor',
      lname: 'Newman',
      email: 'first@list.test',
      facilityCity: 'Peachtree',
      companyId: companyOf('peachtree'),
      companyName: 'Peachtree Cores',
      roleId: null,
      roleName: null,
      inviterName: 'June Hartley',
      hasUserRegistered: false,
      state: 'open',
      created: expect.any(String),
      expires: expect.any(String),
    });
    expect(rows[2]?.hasUserRegistered).toBe(true);
  });

  it('[INVT-002] [INVT-016] is searched by words of names and address, and goes on where a page ended', async () => {
    expect(await emails(callers.owner, { text: 'NOOR list' })).toEqual([
      'second@list.test',
      'first@list.test',
    ]);
    expect(await emails(callers.owner, { text: '%' })).toEqual([]);
    const first = await list(callers.owner, { count: 2 });
    expect([first.list.length, first.areMoreItemsAvailable]).toEqual([2, true]);
    expect(await emails(callers.owner, { count: 2, after: first.next })).toEqual(['ann+yard@peachtree.test']);
  });

  it('shows invitations of the companies in scope; those without a company to hierarchy 1 only', async () => {
    expect(await emails(callers.sa)).toContain('invited@newco.test');
    expect(await emails(callers.sa)).toContain('first@list.test');
    expect(await emails(callers.partner)).toEqual([]);
    const grader = { ...callers.grader, canInviteUsers: true };
    expect(await emails(grader)).not.toContain('invited@newco.test');
  });

  it('[INVT-009] needs canInviteUsers or hierarchy 10', async () => {
    for (const session of [
      callers.buyer,
      callers.grader,
      callers.subscriber,
      testSession({ isNewUser: true }),
    ]) {
      expect((await send(session)).status).toBe(403);
      expect((await entities.call(session, invitationList, {})).status).toBe(403);
    }
    expect((await send(null)).status).toBe(401);
    expect((await entities.call(null, invitationList, {})).status).toBe(401);
    const plain = { ...callers.owner, canInviteUsers: false };
    expect((await send(plain, { email: 'plain@peachtree.test' })).status).toBe(200);
    const flagged = { ...callers.subscriber, canInviteUsers: true };
    expect((await send(flagged, { email: 'flagged@corner.test' })).status).toBe(200);
  });

  it('[INVT-011] wants names and an address', async () => {
    for (const [field, value] of [
      ['fname', ''],
      ['lname', '   '],
      ['email', ''],
    ] as const) {
      const { status, error } = await send(callers.owner, { [field]: value });
      expect([status, error.error, Object.keys(error.fields ?? {})]).toEqual([
        400,
        'Fill All Details',
        [field],
      ]);
    }
    const { error } = await entities.call(callers.owner, invite, {});
    expect([error.error, Object.keys(error.fields ?? {})]).toEqual([
      'Fill All Details',
      ['fname', 'lname', 'email'],
    ]);
  });

  it('[INVT-014] answers a sentence for an address that is none, and the field of everything else', async () => {
    const malformed = await send(callers.owner, { email: 'noor at newco' });
    expect([malformed.status, malformed.error.error]).toEqual([400, 'Enter Valid Name & Email']);
    expect(Object.keys(malformed.error.fields ?? {})).toEqual(['email']);
    const wrong: [string, unknown][] = [
      ['fname', 'x'.repeat(101)],
      ['lname', 'a\u0000b'],
      ['email', `${'x'.repeat(250)}@x.test`],
      ['companyId', 'mine'],
      ['facilityCity', 'Nowhere'],
      ['facilityCity', 'Atlanta'],
    ];
    for (const [field, value] of wrong) {
      const { status, error } = await send(callers.owner, { [field]: value });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  it('refuses a registered address, another company, and no company from below hierarchy 1', async () => {
    const taken = await send(callers.owner, { email: 'SA@washcoat.test' });
    expect(taken.status).toBe(409);
    expect(taken.error.error).toBe('This e-mail address is registered already.');
    expect((await send(callers.owner, { companyId: companyOf('piedmont') })).status).toBe(404);
    expect((await send(callers.owner, { companyId: null })).status).toBe(403);
  });

  it('lets hierarchy 1 invite a partner who registers a company of their own', async () => {
    await send(callers.admin, { email: 'founder@newco.test', companyId: null });
    const mail = await lastMail();
    expect(mail.companyName).toBeNull();
    expect((await register(mail.path)).body).toMatchObject({
      hierarchy: 10,
      isNewUser: true,
      companyId: null,
    });
  });

  it('never gives more than the default role and the lowest hierarchy of the company', async () => {
    await send(callers.admin, {
      email: 'staff@washcoat.test',
      hierarchy: 1,
      isSA: true,
    });
    const { body } = await register((await lastMail()).path);
    expect(body).toMatchObject({ hierarchy: 4, isSA: false, isAdmin: false, canCreateUser: false });
  });

  it('sends a new link to who was invited already, which replaces the old one', async () => {
    await send(callers.owner, { email: 'twice@peachtree.test' });
    const old = await lastMail();
    await send(callers.owner, { email: 'Twice@peachtree.test', fname: 'Nora' });
    const fresh = await lastMail();
    expect(fresh.path).not.toBe(old.path);
    expect(await emails(callers.owner, { text: 'nora' })).toHaveLength(1);
    expect((await register(old.path)).status).toBe(400);
    expect((await register(fresh.path)).status).toBe(200);
  });

  const stateFor = async (session: Session, text: string) =>
    (await list(session, { text })).list.map(({ state, companyName }) => [state, companyName]);
  const idFor = async (session: Session, text: string) =>
    (await list(session, { text })).list[0]?.invitationId ?? '';
  const revoke = (session: Session | null, invitationId: string) =>
    entities.call(session, invitationRevoke, { invitationId });

  it('leaves what another company asks of the same address as it is; the opened link decides', async () => {
    const email = 'wanted@two.test';
    await send(callers.owner, { email });
    const peachtree = await lastMail();
    await send(callers.partner, { email, fname: 'Other', lname: 'Name' });
    const gulfcoast = await lastMail();
    expect(gulfcoast.invitationId).not.toBe(peachtree.invitationId);
    const [kept] = (await list(callers.owner, { text: email })).list;
    expect(kept).toMatchObject({ fname: 'Noor', companyName: 'Peachtree Cores', state: 'open' });
    const answers = await Promise.all([peachtree, gulfcoast, peachtree].map(({ path }) => register(path)));
    const joined = answers.filter(({ status }) => status === 200);
    expect(joined).toHaveLength(1);
    const chosen = joined[0]?.body.organisationName;
    const [theirs] = await stateFor(callers.owner, email);
    const [others] = await stateFor(callers.partner, email);
    expect([theirs, others]).toEqual([
      [chosen === 'Peachtree Cores' ? 'used' : 'open', 'Peachtree Cores'],
      [chosen === 'Peachtree Cores' ? 'open' : 'used', 'Gulf Coast Recyclers'],
    ]);
  });

  it('takes an invitation back: its link is good no more, and the address can be invited again', async () => {
    const email = 'regret@peachtree.test';
    await send(callers.owner, { email });
    const old = await lastMail();
    const invitationId = await idFor(callers.owner, email);
    expect((await revoke(null, invitationId)).status).toBe(401);
    expect((await revoke(callers.buyer, invitationId)).status).toBe(403);
    expect((await revoke(callers.partner, invitationId)).status).toBe(404);
    expect(await stateFor(callers.owner, email)).toEqual([['open', 'Peachtree Cores']]);
    for (const time of ['first', 'again'])
      expect([time, (await revoke(callers.owner, invitationId)).status]).toEqual([time, 200]);
    expect((await register(old.path)).error).toMatchObject({ code: 'LINK_EXPIRED' });
    await send(callers.owner, { email });
    expect((await stateFor(callers.owner, email)).map(([state]) => state)).toEqual(['open', 'revoked']);
    expect((await register((await lastMail()).path)).status).toBe(200);
    const used = await idFor(callers.owner, email);
    expect((await revoke(callers.owner, used)).status).toBe(409);
    expect((await revoke(callers.partner, await idFor(callers.sa, 'founder@newco.test'))).status).toBe(404);
  });

  it('is good for 14 days, and of no use to a company that is gone', async () => {
    const email = 'late@peachtree.test';
    await send(callers.owner, { email });
    const mail = await lastMail();
    const [row] = (await list(callers.owner, { text: email })).list;
    const days = (Date.parse(row?.expires ?? '') - Date.parse(row?.created ?? '')) / 86_400_000;
    expect(days).toBe(14);
    const invitation = () => entities.service.database('invitation').whereILike('email', email);
    await invitation().update({ expires_at: new Date(Date.parse(row?.created ?? '')) });
    expect((await register(mail.path)).error).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await stateFor(callers.owner, email)).toEqual([['expired', 'Peachtree Cores']]);
    await send(callers.owner, { email });
    expect(await stateFor(callers.owner, email)).toEqual([['open', 'Peachtree Cores']]);
    const company = () => entities.service.database('company').where('company_id', companyOf('peachtree'));
    await company().update({ deleted_at: new Date() });
    const gone = await register((await lastMail()).path);
    await company().update({ deleted_at: null });
    expect(gone.error).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('[GAP-ROLE-04] gives no role that grants what the inviter does not hold', async () => {
    const database = entities.service.database;
    const [role] = await database('role').where({ type: 3, company_id: null, name: 'Franchise owner' });
    const roleId: string = role.role_id;
    const weak = { ...callers.owner, canDeleteUser: false, canCreateUser: false, isAdmin: false };
    const refused = await send(weak, { email: 'strong@peachtree.test', roleId });
    expect(refused.status).toBe(403);
    expect(await emails(callers.owner, { text: 'strong@peachtree.test' })).toEqual([]);
    const [internal] = await database('role').where({ type: 1 });
    const unfit = await send(callers.owner, { email: 'unfit@peachtree.test', roleId: internal.role_id });
    expect([unfit.status, Object.keys(unfit.error.fields ?? {})]).toEqual([400, ['roleId']]);
    const lone = await send(callers.sa, { email: 'lone@peachtree.test', roleId, companyId: null });
    expect([lone.status, Object.keys(lone.error.fields ?? {})]).toEqual([400, ['roleId']]);
    const given = await send(callers.sa, {
      email: 'given@peachtree.test',
      roleId,
      companyId: companyOf('peachtree'),
    });
    expect(given.status).toBe(200);
    expect((await register((await lastMail()).path)).body).toMatchObject({ canCreateUser: true });
  });
});

describe('invitations', () => {
  it('to one address are five a day, whoever sends them, and mail nothing beyond', async () => {
    const entities = await startSeeded({ limiter: new RateLimiter() });
    try {
      const { admin, owner } = await callersOf(entities);
      const send = async (session: Session, email: string) => {
        const form = { fname: 'Noor', lname: 'Newman', email };
        return (await entities.call(session, invite, form)).status;
      };
      const senders = [admin, owner, admin, owner, admin, owner, admin];
      const statuses = await Promise.all(senders.map((session) => send(session, 'Noor@newco.test')));
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
      expect(await send(owner, 'other@newco.test')).toBe(200);
      expect((await entities.published(userInvited)).map(({ email }) => email)).toHaveLength(6);
    } finally {
      await entities.stop();
    }
  }, 30_000);

  it('of one company are a hundred a day, whoever of its people sends them', async () => {
    const limiter = new RateLimiter();
    const entities = await startSeeded({ limiter });
    try {
      const { admin, sa, owner } = await callersOf(entities);
      const send = async (session: Session, email: string) =>
        (await entities.call(session, invite, { fname: 'Noor', lname: 'Newman', email })).status;
      for (let number = 0; number < 98; number += 1)
        await limiter.count('invitation-company', String(admin.companyId));
      expect(await send(admin, 'first@newco.test')).toBe(200);
      expect(await send(sa, 'second@newco.test')).toBe(200);
      expect(await send(sa, 'late@newco.test')).toBe(429);
      expect(await send(owner, 'late@newco.test')).toBe(200);
      expect(await entities.published(userInvited)).toHaveLength(3);
    } finally {
      await entities.stop();
    }
  }, 30_000);
});
