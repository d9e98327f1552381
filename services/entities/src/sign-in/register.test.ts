import { invitationUsed, login } from '@washcoat/contract-entities';
import { DEMO_PASSWORD, demoSuperAdmin, seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { addInvitation } from '../invitations/add-invitation';
import { demoInvitation } from '../seed/people';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';

describe('registering', () => {
  let entities: TestService;
  beforeAll(async () => {
    entities = await startSeeded();
  });
  afterAll(() => entities.stop());

  const register = (email: string, code?: string, password = DEMO_PASSWORD) =>
    entities.call(null, login, { email, password, isRegistration: true, code });
  const invite = async (email: string, company: string | null) => {
    const { code } = await entities.service.inTransaction({}, (unit) =>
      addInvitation(unit, demoSuperAdmin(), {
        email,
        firstName: 'Ada',
        lastName: 'Byron',
        companyId: company && seedId('company', company),
        facilityCity: 'Peachtree',
      }),
    );
    return code;
  };

  it('refuses a taken address whatever its case, a bad address and a short password', async () => {
    expect((await register('SA@washcoat.test')).status).toBe(409);
    expect((await register('no address')).error.fields).toHaveProperty('email');
    expect((await register('short@customer.test', undefined, 'short')).error.fields).toHaveProperty(
      'password',
    );
  });

  it('lets one of many who use an invitation at once through', async () => {
    const code = await invite('one@rush.test', 'peachtree');
    const spellings = ['one@rush.test', 'ONE@rush.test', 'One@rush.test', 'one@Rush.test', 'oNe@rush.test'];
    const answers = await Promise.all(spellings.map((email) => register(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await entities.service.database('app_user').whereILike('email', 'one@rush.test');
    expect(rows).toHaveLength(1);
  });

  it('joins the inviting company with the code of the invitation, once', async () => {
    const code = await invite('ada@peachtree.test', 'peachtree');
    const { body } = await register('Ada@peachtree.test', code);
    expect(body).toMatchObject({
      firstName: 'Ada',
      organisationName: 'Peachtree Cores',
      hierarchy: 10,
      isFranchise: true,
      isNewUser: false,
      facilityCity: 'Peachtree',
      canBuildCart: true,
      canCreateUser: false,
    });
    expect((await register('ada2@peachtree.test', code)).error).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('tells who invited that the invitation was used, and of nothing that was refused', async () => {
    const code = await invite('eda@peachtree.test', 'peachtree');
    await register('mallory@nowhere.test', code);
    await register('eda@peachtree.test', code);
    await register('eda@peachtree.test', code);
    const told = await entities.published(invitationUsed);
    told.forEach((data) => invitationUsed.schema.parse(data));
    expect(told.filter(({ email }) => email === 'eda@peachtree.test')).toEqual([
      expect.objectContaining({
        firstName: 'Ada',
        lastName: 'Byron',
        companyName: 'Peachtree Cores',
        inviterId: demoSuperAdmin().userId,
      }),
    ]);
  });

  it('never joins a company by the address alone', async () => {
    await invite('eve@peachtree.test', 'peachtree');
    const { body } = await register('eve@peachtree.test');
    expect(body).toMatchObject({ companyId: null, hierarchy: 2, isNewUser: true });
  });

  it('refuses the code for another address, and keeps it good for the invited one', async () => {
    const code = await invite('bob@gulfcoast.test', 'gulfcoast');
    expect((await register('mallory@nowhere.test', code)).error).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await register('bob@gulfcoast.test', 'made-up')).status).toBe(400);
    expect((await register('bob@gulfcoast.test', code)).body).toMatchObject({ isFranchise: false });
  });

  it('replaces the code when the company invites the address again', async () => {
    const first = await invite('cy@peachtree.test', 'peachtree');
    const second = await invite('CY@peachtree.test', 'peachtree');
    expect((await register('cy@peachtree.test', first)).status).toBe(400);
    expect((await register('cy@peachtree.test', second)).body.organisationName).toBe('Peachtree Cores');
  });

  it('lets the invited partner of the demonstration register as a new user of the partner tier', async () => {
    const { body } = await register(demoInvitation.email, demoInvitation.code);
    expect(body).toMatchObject({ hierarchy: 10, isNewUser: true, companyId: null });
    expect((await signIn(entities, demoInvitation.email)).userId).toBe(body.userId);
  });

  it('refuses invitations of registered people, by who may not, and to companies out of scope', async () => {
    await expect(invite('sa@washcoat.test', 'peachtree')).rejects.toMatchObject({ status: 409 });
    const partner = await signIn(entities, 'partner@gulfcoast.test');
    const asPartner = (companyId: string | null) =>
      entities.service.inTransaction({}, (unit) => {
        const invitation = { ...demoInvitation, email: 'dan@nowhere.test', code: 'another', companyId };
        return addInvitation(unit, partner, invitation);
      });
    await expect(asPartner(null)).rejects.toMatchObject({ status: 403 });
    await expect(asPartner(seedId('company', 'peachtree'))).rejects.toMatchObject({ status: 404 });
    await expect(asPartner(seedId('company', 'gulfcoast'))).resolves.toMatchObject({ code: 'another' });
  });
});
