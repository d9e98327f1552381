import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { familyNames, priceSheet, priceSheetSend, typeList } from '@washcoat/contract-converters';
import { companyList } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { PriceSheetButton } from './price-sheet-button';

const customerId = '018f3c1e-0000-7000-8000-000000000101';
const pricer = { hierarchy: 1, canShowPricing: true, canViewIndividualPricing: true };
const choices = [
  answers(familyNames, { list: ['Foreign Large', 'Misc'] }),
  answers(typeList, { list: [{ id: 3, name: 'DIESEL' }], areMoreItemsAvailable: false }),
  {
    definition: companyList,
    reply: () =>
      Response.json({
        list: [{ companyId: customerId, companyName: 'Corner Muffler', city: 'Atlanta' }],
        areMoreItemsAvailable: false,
        next: null,
      }),
  },
];

describe('the sheet of a customer’s prices', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = async () => {
    renderWithPlatform(<PriceSheetButton />, { store, session: pricer });
    await userEvent.click(screen.getByRole('button', { name: 'Price sheet' }));
    return screen.findByRole('dialog', { name: 'Price sheet' });
  };
  const choose = async () => {
    await userEvent.type(screen.getByRole('combobox', { name: /^Customer/ }), 'Cor');
    await userEvent.click(await screen.findByRole('option', { name: /Corner Muffler/ }));
  };

  afterEach(() => {
    cleanup();
    api.restore();
    store.dispatch(convertersApi.util.resetApiState());
  });

  it('is mailed to the customer that was chosen, for the family and the top list, and needs a customer', async () => {
    api = fakeApi(...choices, answers(priceSheetSend, { message: 'The price sheet goes to a@b.test' }));
    const dialog = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Choose a customer')).toBeInTheDocument();
    expect(await axe(dialog)).toHaveNoViolations();
    await choose();
    await userEvent.click(screen.getByRole('combobox', { name: 'Family' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Foreign Large' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only the hundred bought most lately' }));
    await userEvent.click(screen.getByRole('radio', { name: 'E-mail' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send to the customer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(priceSheetSend)[0]?.input).toEqual({
      companyId: customerId,
      family: 'Foreign Large',
      isTop: true,
    });
  });

  it('says in the dialog why it was refused', async () => {
    api = fakeApi(...choices, refuses(priceSheet, 503));
    await open();
    await choose();
    await userEvent.click(screen.getByRole('radio', { name: 'XLSX' }));
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    expect(api.callsOf(priceSheet)[0]?.input).toEqual({ companyId: customerId, format: 'xlsx' });
  });

  it('is offered to those who see prices one by one', () => {
    api = fakeApi();
    renderWithPlatform(<PriceSheetButton />, { store, session: { ...pricer, canShowPricing: false } });
    expect(screen.queryByRole('button', { name: 'Price sheet' })).not.toBeInTheDocument();
  });
});
