import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyList, facilityList } from '@washcoat/contract-entities';
import { loadEdit, loadGraders } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { aCustomer, aLoadDetail, idOf, listed } from '../testing/loads.fixture';
import { known, leave, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const people = answers(loadGraders, {
  list: [
    { userId: idOf(31), name: 'Priya Nair', isGrader: true, isBuyer: false },
    { userId: idOf(32), name: 'Ruben Alvarez', isGrader: false, isBuyer: true },
  ],
});
const saves = answers(loadEdit, { message: 'Successfully updated the load' });

describe('customer, people and place of a load', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  const unfold = async () => userEvent.click(await screen.findByRole('button', { name: /Customer Details/ }));

  it('[LDET-009] keeps the customer of an ordinary cart as he is', async () => {
    api = fakeApi(...known(), people);
    open();
    await unfold();
    expect(await screen.findByRole('combobox', { name: 'Video Grader' })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Customer' })).not.toBeInTheDocument();
  });

  it('says that not everybody is listed where more people are near than are looked at', async () => {
    api = fakeApi(...known(), answers(loadGraders, { list: [], areMoreItemsAvailable: true }));
    open();
    await unfold();
    for (const name of ['Video Grader', 'Buyer'])
      expect(await screen.findByRole('combobox', { name })).toHaveAccessibleDescription(
        /not everybody is listed/,
      );
  });

  it('[LDET-009] [LDET-010] finds ten customers after a pause for a grading session, and saves what was changed', async () => {
    const session = aLoadDetail({ isGradingSession: true, items: [], itemCount: 0 });
    api = fakeApi(
      ...known(session),
      people,
      saves,
      answers(companyList, { ...listed(aCustomer({ companyName: 'Corner Muffler' })), next: null }),
    );
    open();
    await unfold();
    const form = within(await screen.findByRole('form', { name: 'Customer' }));
    const customer = form.getByRole('combobox', { name: 'Customer' });
    await userEvent.clear(customer);
    await userEvent.type(customer, 'Corn');
    await userEvent.click(await screen.findByRole('option', { name: /Corner Muffler/ }));
    expect(api.callsOf(companyList).map(({ input }) => input)).toEqual([
      { text: 'Corn', count: '10', offset: '0', isLoads: 'true' },
    ]);
    await waitFor(() => expect(api.callsOf(loadEdit)).toHaveLength(1));
    expect(api.callsOf(loadEdit)[0]?.input).toMatchObject({ customerId: aCustomer().companyId });
    await userEvent.clear(form.getByRole('textbox', { name: 'City' }));
    await userEvent.type(form.getByRole('textbox', { name: 'City' }), 'Macon');
    await userEvent.click(form.getByRole('button', { name: 'Save customer' }));
    await waitFor(() => expect(api.callsOf(loadEdit)).toHaveLength(2));
    expect(api.callsOf(loadEdit)[1]?.input).toEqual({
      loadId: idOf(700),
      city: 'Macon',
      isEditInvoice: false,
    });
  });

  it('[LDET-009] offers no other customer where the service would refuse it', async () => {
    const asked = { isGradingSession: true, isCustomerOpen: false, items: [], itemCount: 0 };
    api = fakeApi(...known(aLoadDetail(asked)), people);
    open();
    await unfold();
    const form = within(await screen.findByRole('form', { name: 'Customer' }));
    expect(form.getByRole('textbox', { name: 'City' })).toBeInTheDocument();
    expect(form.queryByRole('combobox', { name: 'Customer' })).not.toBeInTheDocument();
  });

  it('[LDET-068] [LDET-076] [LDET-083] saves grader and buyer as they are chosen, and says why not', async () => {
    api = fakeApi(...known(), people, saves);
    open();
    await unfold();
    const choose = async (field: string, name: string) => {
      (await screen.findByRole('combobox', { name: field })).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('Video Grader', 'Priya Nair');
    await waitFor(() => expect(api.callsOf(loadEdit)).toHaveLength(1));
    expect(api.callsOf(loadEdit)[0]?.input).toMatchObject({ videoGraderId: idOf(31) });
    expect(screen.getByRole('combobox', { name: 'Facility' })).toBeDisabled();
    expect(api.callsOf(facilityList)[0]?.input).toEqual({ isActive: 'true', count: '1000' });
    api.change(refuses(loadEdit, 503));
    await choose('Buyer', 'Ruben Alvarez');
    expect(await screen.findByText('Failed to update the load')).toBeInTheDocument();
    expect(api.callsOf(loadEdit)[1]?.input).toMatchObject({ assistantId: idOf(32) });
  });
});
