import { randomUUID } from 'node:crypto';
import { companyChanged } from '@washcoat/contract-entities';
import { invoiceList, lotUpdate } from '@washcoat/contract-invoicing';
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
    const file = await invoicing.send({ method: 'GET', url: first.body.link });
    const lines = String(file.body).trimEnd().split('\n');
    expect(lines[0]).toContain('Lot Info,Diesel Lot,Ceramic Lot,Foil Lot,Aftermarket Lot');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain('November,D-7');
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
    expect(await lotsOf(three?.loadId)).toEqual([null, null]);
    const grader = testSession({ hierarchy: 4, canBuildCart: true, facilityCity: 'Atlanta' });
    expect((await invoicing.call(grader, lotUpdate, input)).status).toBe(403);
  });
});
