import { companyChanged, companyDelete, companyDetail, facilityChanged } from '@washcoat/contract-entities';
import type { Session } from '@washcoat/contract-entities';
import { signIn } from '../seed/seeded-service.fixture';
import { CompanyDesk, idOf } from './companies.fixture';

describe('deleting a company', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const remove = (session: Session | null, key: string, headers?: Record<string, string>) =>
    desk.entities.call(session, companyDelete, { companyId: idOf(key) }, headers);

  it('[CUST-097] [CUST-105] keeps it stored, hides it, and signs its users out at once', async () => {
    const { token } = await signIn(desk.entities, 'subscriber@corner.test');
    const answer = await remove(desk.admin, 'corner');
    expect([answer.status, answer.body.message]).toEqual([200, 'Deleted Successfully']);
    expect((await desk.me(token)).status).toBe(401);
    await expect(signIn(desk.entities, 'subscriber@corner.test')).rejects.toThrow();
    const detail = await desk.entities.call(desk.admin, companyDetail, { companyId: idOf('corner') });
    expect(detail.status).toBe(404);
    expect((await desk.stored('corner')).deletedAt).not.toBeNull();
    const event = (await desk.entities.published(companyChanged)).at(-1);
    expect(companyChanged.schema.parse(event)).toMatchObject({
      companyId: idOf('corner'),
      isDeleted: true,
      version: 2,
    });
    const trail = desk.entities.service.database('audit_entry').where({ entity_id: idOf('corner') });
    expect(await trail.where({ action: 'delete' })).toMatchObject([
      {
        entity: 'company',
        user_id: desk.admin.userId,
        before: { companyName: 'Corner Muffler' },
        after: null,
      },
    ]);
    expect((await remove(desk.admin, 'corner')).status).toBe(404);
  });

  it('[CUST-027] [CUST-088] takes canDeleteGroup and the scope', async () => {
    expect((await remove(null, 'gulfcoast')).status).toBe(401);
    expect((await remove({ ...desk.admin, canDeleteGroup: false }, 'gulfcoast')).status).toBe(403);
    const owner = { ...desk.owner, canDeleteGroup: true };
    for (const key of ['piedmont', 'house', 'gulfcoast']) expect((await remove(owner, key)).status).toBe(404);
    expect((await remove(owner, 'Tucker Tire & Exhaust')).status).toBe(200);
  });

  it('never takes the house or the own company', async () => {
    expect((await remove({ ...desk.admin, isSA: true }, 'house')).status).toBe(403);
    expect((await remove({ ...desk.owner, canDeleteGroup: true }, 'peachtree')).status).toBe(403);
    expect((await remove({ ...desk.partner, canDeleteGroup: true }, 'gulfcoast')).status).toBe(403);
  });

  it('is refused with their number while customers in use belong to it', async () => {
    const { database } = desk.entities.service;
    const children = await database('company')
      .where({ parent_company_id: idOf('peachtree') })
      .whereNull('deleted_at');
    const refused = await remove(desk.admin, 'peachtree');
    expect([refused.status, refused.error.code, refused.error.count]).toEqual([
      409,
      'IN_USE',
      children.length,
    ]);
    expect(refused.error.error).toBe(
      `${children.length} active customers belong to this company. Move them or switch them off first.`,
    );
    await database('company')
      .where({ parent_company_id: idOf('peachtree') })
      .update({ is_active: false });
    await database('company').where({ company_id: children[0].company_id }).update({ is_active: true });
    expect((await remove(desk.admin, 'peachtree')).error.error).toMatch(/^One active customer belongs/);
  });

  it('takes its facilities with it, whose names are free again', async () => {
    const { database } = desk.entities.service;
    await database('company')
      .where({ parent_company_id: idOf('peachtree') })
      .update({ is_active: false });
    expect((await remove(desk.admin, 'peachtree')).status).toBe(200);
    expect((await desk.entities.published(facilityChanged)).at(-1)).toMatchObject({
      name: 'Peachtree',
      isActive: false,
      isDeleted: true,
      version: 2,
    });
  });

  it('[CUST-098] wants a companyId and takes nothing else for one', async () => {
    for (const input of [{}, { priceModifierId: idOf('bayshore') }, { companyId: 'x' }]) {
      const { status, error } = await desk.entities.call(desk.admin, companyDelete, input);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['companyId']]);
    }
    expect((await desk.stored('bayshore')).deletedAt).toBeNull();
  });

  it('happens once when two do it at once, and answers a repeat by its key alike', async () => {
    const rush = await Promise.all([1, 2].map(() => remove(desk.admin, 'Coweta Used Parts')));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 404]);
    const key = { 'idempotency-key': 'delete-1' };
    const first = await remove(desk.admin, 'Athens Import Parts', key);
    expect(await remove(desk.admin, 'Athens Import Parts', key)).toMatchObject({
      status: 200,
      body: first.body,
    });
  });
});
