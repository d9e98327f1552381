import { loadAdd, loadEdit, loadRequest } from '@washcoat/contract-loads';
import { companyChanged } from '@washcoat/contract-entities';
import { paperAt, pictureAt } from '@washcoat/testing';
import { companies, facilities, people, Yard } from '../yard.fixture';

describe('a new cart', () => {
  let yard: Yard;
  beforeAll(async () => {
    yard = await Yard.start();
  });
  afterAll(() => yard.stop());

  it('[LOAD-055] wants a name, an open facility and an active customer', async () => {
    const text = 'Enter Valid Cart Name & Facility';
    for (const wrong of [
      { loadName: ' ' },
      { facilityCity: '' },
      { facilityCity: 'Macon' },
      { facilityCity: 'Tampa' },
      { facilityCity: 'Nowhere' },
    ]) {
      await expect(yard.cart(wrong)).rejects.toThrow(text);
    }
    await expect(yard.cart({ customerId: companies.closed.companyId })).rejects.toThrow('switched off');
    await expect(yard.cart({ facilityCity: 'Burlington' })).rejects.toThrow('Enter the EIN');
    const named = await yard.cart({ facilityCity: undefined, facilityId: facilities.atlanta.facilityId });
    expect(await yard.load(named)).toMatchObject({ facilityId: facilities.atlanta.facilityId });
  });

  it('[LOAD-045] [LOAD-058] takes numbers of papers only, no addresses, unless they are what is kept', async () => {
    const input = { customerId: companies.corner.companyId, loadName: 'Morning', facilityCity: 'Atlanta' };
    const add = (papers: Record<string, string>) =>
      yard.test.call(people.buyer, loadAdd, { ...input, ...papers });
    const request = await yard.test.call(people.partner, loadRequest, {});
    const edit = (papers: Record<string, string>) =>
      yard.test.call(people.buyer, loadEdit, { loadId: request.body.loadId, ...papers });
    for (const address of [
      'http://127.0.0.1:22/',
      'javascript:alert(1)',
      'data:text/html,hi',
      '//evil.test/x',
      'file:///etc/passwd',
      '/files/papers/../../x',
      pictureAt('licence'),
      `${paperAt('licence')}?for=x&until=1&sign=y`,
    ])
      for (const name of ['driversLicense', 'businessLicense'])
        for (const save of [add, edit]) {
          const { status, error } = await save({ [name]: address });
          expect([address, status, Object.keys(error.fields ?? {})]).toEqual([address, 400, [name]]);
        }
    expect((await edit({ driversLicense: 'FL/7310-911' })).status).toBe(200);
    const kept = pictureAt('kept');
    const corner = { ...companies.corner, driversLicense: kept, version: companies.corner.version + 1 };
    await yard.test.deliver(companyChanged, corner);
    const { status, body } = await add({ driversLicense: kept });
    expect(status).toBe(200);
    expect(await yard.load(body.loadId)).toMatchObject({ driversLicense: kept });
  });
});
