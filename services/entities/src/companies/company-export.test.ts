import { companyDump, companyExport, type Session } from '@washcoat/contract-entities';
import { CompanyDesk } from './companies.fixture';

describe('customers as a file', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const open = async (link: string) => {
    const file = await desk.entities.send({ method: 'GET', url: link });
    return { ...file, lines: String(file.body).replace('\ufeff', '').trim().split('\n') };
  };
  const exported = async (session: Session, input: Record<string, unknown> = {}) =>
    open((await desk.entities.call(session, companyExport, input)).body.link);
  const dumped = async (session: Session) =>
    open((await desk.entities.call(session, companyDump, {})).body.link);

  it('are the current view, whole, with the columns that were chosen', async () => {
    const file = await exported(desk.admin, {
      text: 'muffler',
      customerSort: 'desc',
      isActive: true,
      columns: 'companyName,nothing,email',
    });
    expect(file.headers['content-disposition']).toContain('customers.csv');
    const [titles, ...rows] = file.lines;
    expect(titles).toBe('Customer,Email');
    expect(rows.length).toBeGreaterThan(4);
    expect(rows).toEqual([...rows].sort().reverse());
    expect(rows).toContain('Corner Muffler,office@corner.test');
    expect((await exported(desk.admin)).lines).toHaveLength(45);
  });

  it('[CUST-014] [CUST-016] [CUST-017] [CUST-018] [CUST-019] [CUST-020] have the columns of the list', async () => {
    const { lines } = await exported(desk.admin, { text: 'corner muffler' });
    expect(lines[0]).toBe('Customer,Created,Address,Email,Type,Facility,Price Adjust,Is Active?');
    expect(lines[1]).toMatch(
      /^Corner Muffler,\d\d\/\d\d\/\d{4} \d\d:\d\d,"12 Corner St, Atlanta, GA 30318",office@corner.test,Customer,Atlanta,\$1.5,Yes$/,
    );
    await desk.store('corner', { groupModifier: '-2.5', groupModifierIsPercentage: true });
    const { lines: again } = await exported(desk.admin, { text: 'corner muffler', columns: 'priceAdjust' });
    expect(again[1]).toBe('\u22122.5%');
  });

  it('[CUST-021] hold no more than the user may see', async () => {
    const titles = async (session: Session, columns?: string) =>
      (await exported(session, { columns })).lines[0];
    expect(await titles({ ...desk.admin, canShowPriceModifier: false })).not.toContain('Price Adjust');
    expect(await titles({ ...desk.admin, canShowPriceModifier: false }, 'priceAdjust')).not.toContain(
      'Price',
    );
    for (const hierarchy of [1, 10])
      expect(await titles({ ...desk.owner, hierarchy })).toMatch(/,Is Active\?$/);
    for (const hierarchy of [2, 4])
      expect(await titles({ ...desk.owner, hierarchy }, 'companyName,isActive')).toBe('Customer');
    expect((await exported(desk.admin, { text: 'corner muffler', columns: 'isActive' })).lines[1]).toBe(
      'Yes',
    );
    await desk.store('corner', { isActive: false });
    expect((await exported(desk.admin, { text: 'corner muffler', columns: 'isActive' })).lines[1]).toBe('No');
    await desk.store('corner', { isActive: true });
    expect(await titles(desk.subscriber)).toBe('Customer,Created,Address,Email,Type,Facility');
    expect((await exported(desk.subscriber)).lines).toHaveLength(2);
    expect((await exported(desk.owner, { text: 'corner' })).lines).toHaveLength(1);
  });

  it('come as a workbook too, and nothing in them is a formula', async () => {
    const book = await exported(desk.admin, { format: 'xlsx' });
    expect(book.headers['content-disposition']).toContain('customers.xlsx');
    await desk.store('corner', { companyName: '=HYPERLINK("x")' });
    const { lines } = await exported(desk.admin, { text: 'hyperlink', columns: 'companyName' });
    expect(lines[1]).toMatch(/^"?'=HYPERLINK/);
  });

  it('[BULK-013] are every company in scope for config users, with each field that they may see', async () => {
    const all = await dumped({ ...desk.admin, isSA: true });
    expect(all.lines).toHaveLength(45);
    expect(all.lines[0]).toContain('Price Modifier,Price Modifier Unit,Group Modifier');
    const own = await dumped({ ...desk.owner, canShowPriceModifier: false });
    expect(own.lines[0]).not.toContain('Modifier');
    expect(own.lines.length).toBeLessThan(20);
    expect((await desk.entities.call({ ...desk.admin, isSA: false }, companyDump, {})).status).toBe(403);
    expect((await desk.entities.call(null, companyDump, {})).status).toBe(401);
  });

  it('[BULK-011] [BULK-017] come by a link that a GET without parameters answers', async () => {
    const { status, body } = await desk.entities.call({ ...desk.admin, isSA: true }, companyDump, {});
    expect([companyDump.method, status, Object.keys(body)]).toEqual(['GET', 200, ['link']]);
    expect((await open(body.link)).headers['content-type']).toContain('text/csv');
  });

  it('refuse a wrong filter and a forged link', async () => {
    expect((await desk.entities.call(desk.admin, companyExport, { format: 'pdf' })).status).toBe(400);
    const { body } = await desk.entities.call(desk.admin, companyExport, {});
    expect((await open(`${body.link}x`)).status).toBe(403);
  });
});
