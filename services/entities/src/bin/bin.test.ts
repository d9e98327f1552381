import {
  companyAdd,
  companyBin,
  companyChanged,
  companyDelete,
  companyDetail,
  companyEdit,
  companyRestore,
  facilityAdd,
  facilityBin,
  facilityChanged,
  facilityDelete,
  facilityEdit,
  facilityList,
  facilityRestore,
  invite,
  login,
  userAdd,
  userBin,
  userChanged,
  userDelete,
  userDetail,
  userEdit,
  userRestore,
  type Session,
} from '@washcoat/contract-entities';
import { BIN_DAYS } from '@washcoat/service-kit';
import { seedId } from '@washcoat/service-kit/seed';
import { CompanyDesk, idOf } from '../companies/companies.fixture';
import { emptyBin } from './empty-bin.job';

const DAY_MS = 24 * 60 * 60 * 1000;
const password = 'Rhodium-yard-7';
const place = { address: '1 River Rd', city: 'Rome', state: 'GA', zipcode: '30161', phone: '7065550199' };
const person = { ...place, firstName: 'Pat', lastName: 'Rivers' };
const shop = { ...person, companyName: 'Riverside', companyType: 'SELLER', facility: 'Atlanta' };
const partnerSeller = seedId('role', 'Partner seller');

describe('the bin', () => {
  let desk: CompanyDesk;
  let made = 0;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const call: CompanyDesk['entities']['call'] = (...asked) => desk.entities.call(...asked);
  const table = (name: string) => desk.entities.service.database(name);

  async function company(input: object = {}): Promise<{ companyId: string; email: string }> {
    made += 1;
    const email = `first${made}@riverside.test`;
    const answer = await call(desk.admin, companyAdd, {
      ...shop,
      ...input,
      email,
      userEmail: email,
      newPassword: password,
      confirmPassword: password,
    });
    expect(answer.status).toBe(200);
    return { companyId: answer.body.companyId, email };
  }
  async function user(email: string, input: object = {}): Promise<string> {
    const form = {
      ...person,
      ...input,
      email,
      password,
      companyId: idOf('gulfcoast'),
      roleId: partnerSeller,
    };
    const answer = await call(desk.admin, userAdd, form);
    expect(answer.status).toBe(200);
    return answer.body.userId;
  }
  const binnedIds = async (
    list: typeof companyBin | typeof userBin | typeof facilityBin,
    session: Session = desk.admin,
  ) => (await call(session, list, { count: 1000 })).body.list.map(({ recordId }) => recordId);
  const signedIn = async (email: string) => (await call(null, login, { email, password })).status;
  const row = (name: string, where: Record<string, string>) => table(name).where(where).first();

  describe('of companies', () => {
    it('frees the addresses of their users, who can be added, invited and registered again', async () => {
      const [added, invited] = [await company(), await company()];
      for (const { companyId } of [added, invited])
        expect((await call(desk.admin, companyDelete, { companyId })).status).toBe(200);
      await user(added.email);
      expect(await signedIn(added.email)).toBe(200);
      const guest = { fname: 'Pat', lname: 'Rivers', email: invited.email, companyId: idOf('gulfcoast') };
      expect((await call(desk.admin, invite, guest)).status).toBe(200);
      const gone = (await desk.entities.published(userChanged)).filter(
        ({ email }) => email === invited.email,
      );
      expect(gone.at(-1)).toMatchObject({ isDeleted: true });
    });

    it('tells who deleted one, when, and until when it can be restored', async () => {
      const { companyId } = await company();
      await call(desk.admin, companyDelete, { companyId });
      const { list } = (await call(desk.admin, companyBin, { text: 'riverside' })).body;
      const record = list.find(({ recordId }) => recordId === companyId);
      expect(record).toMatchObject({ name: 'Riverside', detail: 'Rome, GA', companyName: 'Washcoat House' });
      expect(record?.deletedBy).toBe(`${desk.admin.firstName} ${desk.admin.lastName}`);
      const days = Date.parse(record?.until ?? '') - Date.parse(record?.deletedDate ?? '');
      expect(days).toBe(BIN_DAYS * DAY_MS);
    });

    it('restores one whole: users with their roles, facilities, discounts, pictures and prices', async () => {
      const { companyId, email } = await company();
      const terms = { groupModifier: 2, ein: '58-7654321', groupDiscount: 3 };
      await call(desk.admin, companyEdit, { companyId, ...terms });
      const boss = (await call(null, login, { email, password })).body;
      const yard = { ...person, name: 'River yard', city: 'Macon', email: 'yard@riverside.test' };
      const { facilityId } = (await call(boss, facilityAdd, yard)).body;
      const facilityDiscount = [{ facilityId, discount: 4 }];
      const other = await company();
      await call(desk.admin, companyEdit, { companyId: other.companyId, facilityDiscount });
      const before = (await call(desk.admin, companyDetail, { companyId })).body;
      const userBefore = await row('app_user', { company_id: companyId });
      const told = (await desk.entities.published(companyChanged)).filter(
        (one) => one.companyId === companyId,
      );
      const termsSince = told.at(-1)?.termChanges;
      expect(termsSince).toHaveProperty('groupModifier');

      await call(desk.admin, companyDelete, { companyId });
      expect(
        (await call(desk.admin, companyDetail, { companyId: other.companyId })).body.facilityDiscount,
      ).toEqual([]);
      expect(await signedIn(email)).toBe(400);
      expect(await binnedIds(userBin)).not.toContain(userBefore.user_id);
      const answer = await call(desk.admin, companyRestore, { companyId });
      expect([answer.status, answer.body.message]).toEqual([200, 'Restored Successfully']);

      const after = (await call(desk.admin, companyDetail, { companyId })).body;
      expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
      const { version: _v, updated_at: _u, ...same } = userBefore;
      expect(await row('app_user', { company_id: companyId })).toMatchObject(same);
      expect(await signedIn(email)).toBe(200);
      expect(
        (await call(desk.admin, companyDetail, { companyId: other.companyId })).body.facilityDiscount,
      ).toMatchObject([{ facilityId, discount: 4 }]);
      expect((await desk.entities.published(companyChanged)).at(-1)).toMatchObject({
        companyId,
        isDeleted: false,
        termChanges: termsSince,
      });
      expect((await desk.entities.published(facilityChanged)).at(-1)).toMatchObject({
        facilityId,
        isDeleted: false,
      });
      expect((await desk.entities.published(userChanged)).at(-1)).toMatchObject({ email, isDeleted: false });
      expect(await table('audit_entry').where({ entity_id: companyId, action: 'restore' })).toHaveLength(1);
      expect((await call(desk.admin, companyRestore, { companyId })).status).toBe(404);
    });

    it('says whose address was taken meanwhile and restores the others when asked to', async () => {
      const { companyId, email } = await company();
      await call(desk.admin, companyDelete, { companyId });
      await user(email);
      const refused = await call(desk.admin, companyRestore, { companyId });
      expect([refused.status, refused.error.code, refused.error.taken]).toEqual([409, 'TAKEN', [email]]);
      expect(await binnedIds(companyBin)).toContain(companyId);
      expect((await call(desk.admin, companyRestore, { companyId, withoutTaken: true })).status).toBe(200);
      const left = await row('app_user', { company_id: companyId });
      expect(await binnedIds(userBin)).toContain(left.user_id);
      const again = await call(desk.admin, userRestore, { userId: left.user_id });
      expect([again.status, Object.keys(again.error.fields ?? {})]).toEqual([409, ['email']]);
      const renamed = `new.${email}`;
      expect((await call(desk.admin, userRestore, { userId: left.user_id, email: renamed })).status).toBe(
        200,
      );
      expect(await signedIn(renamed)).toBe(200);
    });

    it('[CUST-027] is for those who may delete, in their scope', async () => {
      const { companyId } = await company();
      await call(desk.admin, companyDelete, { companyId });
      expect((await call(null, companyBin, {})).status).toBe(401);
      expect((await call({ ...desk.admin, canDeleteGroup: false }, companyBin, {})).status).toBe(403);
      const owner = { ...desk.owner, canDeleteGroup: true };
      expect(await binnedIds(companyBin, owner)).not.toContain(companyId);
      expect((await call(owner, companyRestore, { companyId })).status).toBe(404);
      expect((await call(desk.owner, companyRestore, { companyId })).status).toBe(403);
    });

    it('restores none below one that is deleted, too', async () => {
      const above = await company();
      const below = (await call(desk.admin, companyAdd, { ...shop, parentCompanyId: above.companyId })).body;
      for (const { companyId } of [below, above]) await call(desk.admin, companyDelete, { companyId });
      const refused = await call(desk.admin, companyRestore, { companyId: below.companyId });
      expect([refused.status, refused.error.code]).toEqual([409, 'COMPANY_DELETED']);
      await call(desk.admin, companyRestore, { companyId: above.companyId });
      expect((await call(desk.admin, companyRestore, { companyId: below.companyId })).status).toBe(200);
    });
  });

  describe('of users', () => {
    it('restores one as it was, and not while its company is deleted', async () => {
      const { companyId } = await company();
      const email = 'second@riverside.test';
      const form = { ...person, email, password, companyId, roleId: partnerSeller, notes: 'Mondays' };
      const { userId } = (await call(desk.admin, userAdd, form)).body;
      await call(desk.admin, userDelete, { userId });
      await call(desk.admin, companyDelete, { companyId });
      expect((await call(desk.admin, userRestore, { userId })).error.code).toBe('COMPANY_DELETED');
      await call(desk.admin, companyRestore, { companyId });
      expect(await signedIn(email)).toBe(400);
      expect((await call(desk.admin, userRestore, { userId })).status).toBe(200);
      expect((await call(desk.admin, userDetail, { userId })).body).toMatchObject({
        notes: 'Mondays',
        email,
      });
      expect(await signedIn(email)).toBe(200);
    });

    it('gives a restored user no more than the company has by now', async () => {
      const { companyId, email } = await company();
      const { user_id: userId } = await row('app_user', { company_id: companyId });
      await call(desk.admin, userDelete, { userId });
      await table('company').where({ company_id: companyId }).update({ company_type: 'CUSTOMER' });
      await call(desk.admin, userRestore, { userId });
      const { body } = await call(null, login, { email, password });
      expect(body).toMatchObject({ hierarchy: 2 });
    });

    it('[USER-011] is for those who may delete them, in scope and not above them', async () => {
      const userId = await user('scope@gulfcoast.test');
      await call(desk.admin, userEdit, { userId, isAdmin: true });
      await call(desk.admin, userDelete, { userId });
      expect((await call({ ...desk.admin, canDeleteUser: false }, userRestore, { userId })).status).toBe(403);
      expect((await call({ ...desk.admin, isAdmin: false }, userRestore, { userId })).status).toBe(403);
      expect((await call({ ...desk.owner, canDeleteUser: true }, userRestore, { userId })).status).toBe(404);
      expect((await call({ ...desk.subscriber, canDeleteUser: true }, userBin, {})).status).toBe(403);
      expect(await binnedIds(userBin, { ...desk.owner, canDeleteUser: true })).not.toContain(userId);
    });
  });

  describe('of facilities', () => {
    const sa = (): Session => ({ ...desk.admin, isSA: true });
    const yard = { ...person, name: 'Spare yard', email: 'spare@washcoat.test' };

    it('restores one with the discounts at it, under another name when its own was taken', async () => {
      const { facilityId } = (await call(sa(), facilityAdd, yard)).body;
      const { companyId } = await company();
      const facilityDiscount = [{ facilityId, discount: 5 }];
      await call(desk.admin, companyEdit, { companyId, facilityDiscount });
      await call(sa(), facilityDelete, { facilityId });
      const shown = async () => (await call(desk.admin, companyDetail, { companyId })).body.facilityDiscount;
      expect(await shown()).toEqual([]);
      expect((await call(sa(), facilityAdd, yard)).status).toBe(200);
      const refused = await call(sa(), facilityRestore, { facilityId });
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([409, ['name']]);
      expect((await call(sa(), facilityRestore, { facilityId, name: 'Old yard' })).status).toBe(200);
      expect(await shown()).toEqual([{ facilityId, name: 'Old yard', discount: 5 }]);
      const { list } = (await call(sa(), facilityList, { text: 'Old yard' })).body;
      expect(list.map((one) => one.facilityId)).toEqual([facilityId]);
    });

    it('brings back by the name of today what was deleted before a facility was renamed', async () => {
      const { facilityId } = (await call(sa(), facilityAdd, { ...yard, name: 'Creek yard' })).body;
      const { companyId } = await company({ facility: 'Creek yard' });
      const userId = await user('creek@gulfcoast.test', { facilityCity: 'creek yard' });
      const guest = { fname: 'Kim', lname: 'Creek', email: 'kim@creek.test', facilityCity: 'Creek yard' };
      const invited = { ...guest, companyId: idOf('gulfcoast') };
      expect((await call(desk.admin, invite, invited)).status).toBe(200);
      await call(desk.admin, userDelete, { userId });
      await call(desk.admin, companyDelete, { companyId });
      const renamed = { facilityId, name: 'Brook yard' };
      expect((await call(sa(), facilityEdit, renamed)).status).toBe(200);
      await call(desk.admin, userRestore, { userId });
      await call(desk.admin, companyRestore, { companyId });
      const place = { facility_city: 'Brook yard', facility_id: facilityId };
      expect(await row('app_user', { user_id: userId })).toMatchObject(place);
      expect((await call(desk.admin, companyDetail, { companyId })).body.facility).toBe('Brook yard');
      expect((await desk.entities.published(companyChanged)).at(-1)).toMatchObject({
        companyId,
        facility: 'Brook yard',
        facilityId,
      });
      expect(await row('invitation', { email: guest.email })).toMatchObject({ facility_city: 'Brook yard' });
    });

    it('takes those along who go by its name when it comes back under another one, and nobody else', async () => {
      const named = { ...yard, name: 'Hill yard' };
      const { facilityId } = (await call(sa(), facilityAdd, named)).body;
      const old = await user('old@hill.test', { facilityCity: 'Hill yard' });
      await call(sa(), facilityDelete, { facilityId });
      const heir = (await call(sa(), facilityAdd, named)).body.facilityId;
      const young = await user('young@hill.test', { facilityCity: 'Hill yard' });
      expect((await call(sa(), facilityRestore, { facilityId, name: 'Old hill' })).status).toBe(200);
      const placeOf = async (userId: string) => row('app_user', { user_id: userId });
      expect(await placeOf(old)).toMatchObject({ facility_city: 'Old hill', facility_id: facilityId });
      expect(await placeOf(young)).toMatchObject({ facility_city: 'Hill yard', facility_id: heir });
    });

    it('is for config users, hierarchy 10 its own only', async () => {
      const { facilityId } = (await call(sa(), facilityAdd, { ...yard, name: 'House yard' })).body;
      await call(sa(), facilityDelete, { facilityId });
      expect((await call(desk.subscriber, facilityBin, {})).status).toBe(403);
      expect(await binnedIds(facilityBin, desk.owner)).not.toContain(facilityId);
      expect((await call(desk.owner, facilityRestore, { facilityId })).status).toBe(404);
    });
  });

  it(`is emptied after ${BIN_DAYS} days: then nothing comes back, and what nobody else needs is forgotten`, async () => {
    const { companyId, email } = await company();
    await call(desk.admin, companyEdit, { companyId, ein: '58-0000001' });
    await call(desk.admin, companyDelete, { companyId });
    const { database } = desk.entities.service;
    const later = (days: number) => new Date(Date.now() + days * DAY_MS);
    await emptyBin(database, later(BIN_DAYS - 1));
    expect(await binnedIds(companyBin)).toContain(companyId);
    await emptyBin(database, later(BIN_DAYS + 1));
    expect(await binnedIds(companyBin)).not.toContain(companyId);
    expect((await call(desk.admin, companyRestore, { companyId })).status).toBe(404);
    expect(await row('company', { company_id: companyId })).toMatchObject({
      company_name: 'Riverside',
      ein: null,
    });
    expect(await table('app_user').where({ email })).toEqual([]);
    expect(await row('app_user', { company_id: companyId })).toMatchObject({
      first_name: 'Pat',
      password_hash: null,
    });
  });
});
