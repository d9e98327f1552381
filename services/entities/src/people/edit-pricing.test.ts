import { companyChanged, companyDetail, userEdit, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { startSeeded } from '../seed/seeded-service.fixture';
import { companyOf, callersOf, type Callers } from './user-form.fixture';

describe('the pricing of a company', () => {
  let entities: TestService;
  let callers: Callers;
  const corner = companyOf('corner');
  const atlanta = seedId('facility', 'Atlanta');
  const tampa = seedId('facility', 'Tampa');

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
  });
  afterAll(() => entities.stop());

  const edit = (session: Session | null, input: Record<string, unknown>) =>
    entities.call(session, userEdit, input);
  const pricing = async () => {
    const { body } = await entities.call(callers.sa, companyDetail, { companyId: corner });
    return [body.groupDiscount, body.facilityDiscount.map(({ name, discount }) => [name, discount])];
  };

  it('[USER-049] [USER-022] [USER-043] is edited without a user: one discount, and one per facility', async () => {
    const { body: before } = await entities.call(callers.sa, companyDetail, { companyId: corner });
    const facilityDiscount = [
      { facilityId: atlanta, discount: 4.25 },
      { facilityId: tampa, discount: -1 },
    ];
    const { status, body } = await edit(callers.sa, {
      companyId: corner,
      groupDiscount: 2.5,
      facilityDiscount,
    });
    expect([status, body.message]).toEqual([200, 'Successfully edited the Pricing']);
    expect(body.version).toBe(before.version + 1);
    expect(await pricing()).toEqual([
      2.5,
      [
        ['Atlanta', 4.25],
        ['Tampa', -1],
      ],
    ]);
    expect((await entities.published(companyChanged)).at(-1)).toMatchObject({
      companyId: corner,
      groupDiscount: 2.5,
      facilityDiscounts: { Atlanta: 4.25, Tampa: -1 },
      version: body.version,
    });
    await edit(callers.sa, { companyId: corner, groupDiscount: null, facilityDiscount: [] });
    expect(await pricing()).toEqual([null, []]);
  });

  it('is noted in the trail of the company', async () => {
    await edit(callers.sa, { companyId: corner, groupDiscount: null });
    await edit(callers.sa, { companyId: corner, groupDiscount: 7 });
    const entry = await entities.service
      .database('audit_entry')
      .where({ entity: 'company', entity_id: corner, action: 'edit' })
      .orderBy('audit_id', 'desc')
      .first();
    expect([entry.before.groupDiscount, entry.after.groupDiscount]).toEqual([null, 7]);
  });

  it('needs canShowPriceModifier, a company in scope and another one than the own', async () => {
    const change = { companyId: corner, groupDiscount: 3 };
    expect((await edit(null, change)).status).toBe(401);
    expect((await edit({ ...callers.sa, canShowPriceModifier: false }, change)).status).toBe(403);
    expect((await edit(callers.owner, change)).status).toBe(404);
    expect((await edit(callers.owner, { companyId: companyOf('peachtree'), groupDiscount: 3 })).status).toBe(
      403,
    );
    expect((await edit(callers.owner, { groupDiscount: 3 })).status).toBe(403);
    const below = await entities.service
      .database('company')
      .where({ parent_company_id: companyOf('peachtree') })
      .first();
    expect((await edit(callers.owner, { companyId: below.company_id, groupDiscount: 3 })).status).toBe(200);
  });

  it('refuses bad discounts and facilities at the field', async () => {
    const before = await pricing();
    const wrong: [Record<string, unknown>, string][] = [
      [{ groupDiscount: 101 }, 'groupDiscount'],
      [{ groupDiscount: 1.234 }, 'groupDiscount'],
      [{ groupDiscount: 'a lot' }, 'groupDiscount'],
      [{ facilityDiscount: [{ facilityId: atlanta, discount: 200 }] }, 'facilityDiscount.0.discount'],
      [{ facilityDiscount: [{ facilityId: 'Atlanta', discount: 2 }] }, 'facilityDiscount.0.facilityId'],
      [{ facilityDiscount: [{ facilityId: corner, discount: 2 }] }, 'facilityDiscount'],
      [
        {
          facilityDiscount: [
            { facilityId: atlanta, discount: 2 },
            { facilityId: atlanta.toUpperCase(), discount: 3 },
          ],
        },
        'facilityDiscount',
      ],
    ];
    for (const [input, field] of wrong) {
      const { status, error } = await edit(callers.sa, { companyId: corner, ...input });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await pricing()).toEqual(before);
  });

  it('tells the second of two who edit at once', async () => {
    const { body } = await entities.call(callers.sa, companyDetail, { companyId: corner });
    await edit(callers.admin, { companyId: corner, groupDiscount: 1, version: body.version });
    const second = await edit(callers.sa, { companyId: corner, groupDiscount: 2, version: body.version });
    expect(second.status).toBe(409);
    expect(second.error).toMatchObject({
      code: 'STALE',
      changedBy: 'Ruben Alvarez',
      current: { companyId: corner, groupDiscount: 1 },
    });
  });
});
