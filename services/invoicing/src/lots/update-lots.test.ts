import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import { invoiceDump, invoiceGet, invoiceList, lotsStamped, lotUpdate } from '@washcoat/contract-invoicing';
import { loadCompleted } from '@washcoat/contract-loads';
import { HOUSE_ID, houseAdmin, TestService, testSession } from '@washcoat/testing';
import { company, completedLoad } from '../invoices/load.fixture';
import { invoicingService } from '../service';

describe('lots of invoices', () => {
  let invoicing: TestService;
  const admin = houseAdmin();
  const customer = company({ parentCompanyId: HOUSE_ID });
  const [one, two, three] = [1, 2, 3].map(() => completedLoad({ companyId: customer.companyId }));

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
    await invoicing.deliver(companyChanged, customer);
    for (const load of [one, two, three]) if (load) await invoicing.deliver(loadCompleted, load);
  });
  afterAll(() => invoicing.stop());

  const lotsOf = async (loadId = '') => {
    const { list } = (await invoicing.call(admin, invoiceList, { type: 4 })).body;
    const { dieselLot, ceramicLot } = list.find((row) => row.loadId === loadId) ?? {};
    return [dieselLot, ceramicLot];
  };

  it('[LOAD-062] are stamped on the chosen ones and answered as a file; what is not given stays', async () => {
    const loadIds = [one?.loadId ?? '', two?.loadId ?? ''];
    const first = await invoicing.call(admin, lotUpdate, { loadIds, dieselLot: 'D-7', loadInfo: 'November' });
    expect(first.status).toBe(200);
    await invoicing.call(admin, lotUpdate, { loadIds: loadIds.slice(0, 1), ceramicLot: 'C-1' });
    expect(await lotsOf(one?.loadId)).toEqual(['D-7', 'C-1']);
    expect(await lotsOf(two?.loadId)).toEqual(['D-7', null]);
    expect(await lotsOf(three?.loadId)).toEqual([null, null]);
    const events = (await invoicing.published(lotsStamped)).filter(({ loadId }) => loadId === one?.loadId);
    expect(events).toMatchObject([
      { dieselLot: 'D-7', ceramicLot: null, loadInfo: 'November' },
      { dieselLot: 'D-7', ceramicLot: 'C-1', loadInfo: 'November' },
    ]);
    expect(events[1]?.version).toBeGreaterThan(events[0]?.version ?? Infinity);
    const file = await invoicing.send({ method: 'GET', url: first.body.link });
    const lines = String(file.body).trimEnd().split('\n');
    expect(lines[0]).toContain('Lot Info,Diesel Lot,Ceramic Lot,Foil Lot,Aftermarket Lot');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('November,D-7');
  });

  it('are told to everybody of the house, and to nobody who sells', async () => {
    const loadId = three?.loadId ?? '';
    await invoicing.call(admin, lotUpdate, { loadIds: [loadId], dieselLot: 'D-11', loadInfo: 'Short by 2' });
    const told = async (session: typeof admin) => {
      const list = await invoicing.call(session, invoiceList, { type: 4 });
      expect(list.body.list.map((row) => row.loadId)).toContain(loadId);
      const { body } = await invoicing.call(session, invoiceGet, { loadId });
      const { link } = (await invoicing.call(session, invoiceDump, {})).body;
      const file = await invoicing.send({ method: 'GET', url: link });
      return [JSON.stringify(list.body), JSON.stringify(body), String(file.body)];
    };
    const rights = { canBuildCart: true, canSeeSubtotal: true };
    const grader = testSession({ hierarchy: 4, facilityCity: 'Atlanta', ...rights });
    for (const session of [admin, grader])
      for (const text of await told(session)) expect(text).toMatch(/Short by 2.*D-11/s);
    const partner = testSession({ hierarchy: 10, companyId: customer.companyId, ...rights });
    for (const text of await told(partner))
      expect(text).not.toMatch(/Short by 2|D-11|dieselLot|loadInfo|Lot Info|Diesel Lot/);
    const subscriber = { ...partner, hierarchy: 2 };
    const { body } = await invoicing.call(subscriber, invoiceList, { type: 4 });
    expect(body.list.map((row) => row.loadId)).toContain(loadId);
    expect(JSON.stringify(body)).not.toMatch(/Short by 2|D-11|dieselLot|loadInfo/);
  });

  it('take ids in capitals, and one invoice named twice as one', async () => {
    const loadId = three?.loadId ?? '';
    const input = { loadIds: [loadId, loadId.toUpperCase()], foilLot: 'F-1' };
    expect((await invoicing.call(admin, lotUpdate, input)).status).toBe(200);
  });

  it('[LOAD-056] need a value and an invoice', async () => {
    const words = 'Enter the Lot info & select the loads';
    for (const input of [
      { loadIds: [], dieselLot: 'D-7' },
      { dieselLot: 'D-7' },
      { loadIds: [one?.loadId ?? ''] },
      { loadIds: [one?.loadId ?? ''], dieselLot: ' ', foilLot: null },
    ]) {
      const { status, error } = await invoicing.call(admin, lotUpdate, input);
      expect([status, error.fields]).toEqual([400, { loadIds: words }]);
    }
  });

  it('are stamped on all or none, by hierarchy 1', async () => {
    const input = { loadIds: [three?.loadId ?? '', randomUUID()], dieselLot: 'D-9' };
    expect((await invoicing.call(admin, lotUpdate, input)).status).toBe(404);
    expect((await lotsOf(three?.loadId))[0]).not.toBe('D-9');
    const grader = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Atlanta' });
    expect((await invoicing.call(grader, lotUpdate, input)).status).toBe(403);
  });
});
