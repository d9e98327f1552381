import { companies, facilities, Yard } from '../yard.fixture';

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
});
