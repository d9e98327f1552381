import { companyDuplicates, type Session } from '@washcoat/contract-entities';
import { CompanyDesk, idOf } from './companies.fixture';
import type { CompanyModel } from './company.model';

describe('possible duplicates of a company', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const find = async (session: Session, typed: Record<string, unknown>) => {
    const { body } = await desk.entities.call(session, companyDuplicates, typed);
    return body.list.map(({ companyName, reasons }) => [companyName, ...reasons]);
  };

  it.each([
    'corner muffler',
    'Corner Muffler, Inc.',
    'The Corner Muffler LLC',
    "Corner's Muffler Co",
    'Cornr Mufler',
  ])('are found by a name alike: %j', async (companyName) => {
    expect((await find(desk.admin, { companyName }))[0]).toEqual(['Corner Muffler', 'name']);
  });

  it.each<[string, Partial<CompanyModel>, Record<string, string>]>([
    ['ein', { ein: '58-334 0199' }, { ein: '583340199' }],
    ['phone', { phone: '4045559999' }, { phone: '404-555-9999' }],
    ['email', { email: 'Office@Same.test' }, { email: 'office@same.test ' }],
    ['address', { address: '12 Corner St', zipcode: '99999' }, { address: '12 CORNER st', zipcode: '99999' }],
  ])('are found by the same %s, however it is written', async (reason, columns, typed) => {
    await desk.store('Alamance Auto Recyclers', columns);
    expect(await find(desk.admin, typed)).toEqual([['Alamance Auto Recyclers', reason]]);
  });

  it('come best first with every reason, at most eight, and without the one being edited', async () => {
    await desk.store('corner', { ein: '58-7' });
    const typed = { companyName: 'Corner Muffler', ein: '587', email: 'office@corner.test' };
    expect((await find(desk.admin, typed))[0]).toEqual(['Corner Muffler', 'name', 'ein', 'email']);
    expect(await find(desk.admin, { ...typed, companyId: idOf('corner') })).toEqual([]);
    await desk.entities.service.database('company').where({ is_house: false }).update({ phone: '7' });
    expect(await find(desk.admin, { phone: '7' })).toHaveLength(8);
  });

  it('lie in scope, and are no more than that', async () => {
    expect(await find(desk.owner, { companyName: 'Corner Muffler', email: 'office@corner.test' })).toEqual(
      [],
    );
    expect(await find(desk.owner, { companyName: 'Tucker Tire and Exhaust' })).toEqual([
      ['Tucker Tire & Exhaust', 'name'],
    ]);
    expect(await find(desk.admin, { companyName: 'Washcoat House' })).toEqual([]);
  });

  it('are none for what is blank, short or made of signs', async () => {
    for (const typed of [
      {},
      { companyName: '  ', ein: '-', phone: '()', email: ' ', address: '12 Corner St' },
      { companyName: 'Co' },
      { companyName: 'Inc.' },
      { companyName: "%_\\'; drop table company; --" },
    ])
      expect(await find(desk.admin, typed)).toEqual([]);
  });

  it('are for those who add or edit customers', async () => {
    const statusOf = async (session: Session | null) =>
      (await desk.entities.call(session, companyDuplicates, { phone: '1' })).status;
    expect(await statusOf(null)).toBe(401);
    expect(await statusOf(desk.subscriber)).toBe(403);
    expect(await statusOf({ ...desk.subscriber, canEditGroup: true })).toBe(200);
  });
});
