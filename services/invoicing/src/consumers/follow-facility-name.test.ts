import { randomUUID } from 'node:crypto';
import { facilityChanged } from '@washcoat/contract-entities';
import { invoiceGet, invoiceList } from '@washcoat/contract-invoicing';
import { loadCompleted, loadFinished } from '@washcoat/contract-loads';
import { houseAdmin, TestService } from '@washcoat/testing';
import { finishedLoad, completedLoad } from '../invoices/load.fixture';
import { invoicingService } from '../service';

describe('invoices of a facility that is renamed or moves', () => {
  let invoicing: TestService;
  const admin = houseAdmin();

  beforeAll(async () => {
    invoicing = await TestService.start(invoicingService);
  });
  afterAll(() => invoicing.stop());

  const facilityOf = (facilityId: string, version: number, name: string, city = name) => ({
    ...facilityChanged.example,
    ...{ facilityId, version, name, city },
  });
  const orderAt = async (facilityId: string, place: string) => {
    const load = completedLoad({ facilityId, facilityName: place, facilityCity: place });
    await invoicing.deliver(loadCompleted, load);
    return load;
  };
  const wordsOf = async (loadId: string) => {
    const row = await invoicing.service.database('invoice').where({ load_id: loadId }).first();
    return [row.facility_name, row.facility_city];
  };
  const foundAt = async (facility: string) => {
    const { body } = await invoicing.call(admin, invoiceList, { type: 4, facility });
    return body.list.map(({ loadId }) => loadId);
  };

  it('carry the name and city of today, and its papers those that were printed', async () => {
    const facilityId = randomUUID();
    await invoicing.deliver(facilityChanged, facilityOf(facilityId, 1, 'Dalton'));
    const { loadId } = await orderAt(facilityId, 'Dalton');
    const elsewhere = await orderAt(randomUUID(), 'Dalton');
    await invoicing.deliver(facilityChanged, facilityOf(facilityId, 2, 'North Yard', 'Rome'));
    expect(await wordsOf(loadId)).toEqual(['North Yard', 'Rome']);
    expect([await foundAt('North Yard'), await foundAt('Dalton')]).toEqual([[loadId], [elsewhere.loadId]]);
    const { body } = await invoicing.call(admin, invoiceGet, { loadId });
    expect(body.loadDetails).toMatchObject({ facilityName: 'North Yard', facilityCity: 'Dalton' });
    expect(body.loadDetails.invoiceNo).toBe('DAL-000001');
  });

  it('follow it once, however often it is told', async () => {
    const facilityId = randomUUID();
    const { loadId } = await orderAt(facilityId, 'Albany');
    const renamed = facilityOf(facilityId, 2, 'South Yard');
    const { id } = await invoicing.deliver(facilityChanged, renamed);
    await invoicing.service.database('invoice').where({ load_id: loadId }).update({ facility_name: 'kept' });
    await invoicing.deliver(facilityChanged, renamed, { id });
    await invoicing.deliver(facilityChanged, renamed);
    expect(await wordsOf(loadId)).toEqual(['kept', 'South Yard']);
  });

  it('stay with the newest name when an older one arrives late', async () => {
    const facilityId = randomUUID();
    const { loadId } = await orderAt(facilityId, 'Athens');
    await invoicing.deliver(facilityChanged, facilityOf(facilityId, 3, 'East Yard'));
    await invoicing.deliver(facilityChanged, facilityOf(facilityId, 2, 'Middle Yard'));
    expect(await wordsOf(loadId)).toEqual(['East Yard', 'East Yard']);
  });

  it('carry it too when the order was under way while it was renamed', async () => {
    const facilityId = randomUUID();
    await invoicing.deliver(facilityChanged, facilityOf(facilityId, 2, 'West Yard'));
    const load = completedLoad({ facilityId, facilityName: 'Canton', facilityCity: 'Canton' });
    await invoicing.deliver(loadFinished, finishedLoad(load));
    expect(await wordsOf(load.loadId)).toEqual(['West Yard', 'West Yard']);
    await invoicing.deliver(loadCompleted, load);
    expect(await wordsOf(load.loadId)).toEqual(['West Yard', 'West Yard']);
  });
});
