import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  familyNames,
  priceSheet,
  priceSheetSchedule,
  priceSheetScheduleDelete,
  priceSheetScheduleEdit,
  priceSheetSend,
  typeList,
} from '@washcoat/contract-converters';
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

/** Sheets of the DIESEL bought most lately that go out on Mondays and Thursdays, as Dana set it. */
const scheduled = {
  ...{ family: null, ctype: 3, isTop: true, days: [1, 4], time: '09:30', validDays: 12 },
  ...{ setBy: 'Dana Whitlock', setAt: '2026-11-23T14:00:00.000Z', waits: '', endedAt: null },
};

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

  /** Opens the dialog at the schedule of the customer. */
  const openSchedule = async (changes: object, ...more: Parameters<typeof fakeApi>) => {
    const schedule = { ...scheduled, ...changes };
    api = fakeApi(...choices, answers(priceSheetSchedule, { timezone: 'UTC', schedule }), ...more);
    await open();
    await choose();
    await userEvent.click(screen.getByRole('radio', { name: 'By schedule' }));
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

  it('is mailed on days of the week, as many days valid as were said; a refusal keeps what was typed', async () => {
    api = fakeApi(
      ...choices,
      answers(priceSheetSchedule, { timezone: 'America/New_York', schedule: null }),
      refuses(priceSheetScheduleEdit, 503),
    );
    const dialog = await open();
    await choose();
    await userEvent.click(screen.getByRole('radio', { name: 'By schedule' }));
    expect(screen.queryByLabelText('Valid until')).not.toBeInTheDocument();
    expect(await screen.findByText('In America/New_York')).toBeInTheDocument();
    expect(await axe(dialog)).toHaveNoViolations();
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save the schedule' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await save();
    expect(await screen.findByText('Choose at least one day')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    const valid = screen.getByRole('textbox', { name: /^Valid for/ });
    await userEvent.clear(valid);
    await userEvent.type(valid, '400');
    await save();
    expect(await screen.findByText(/whole number of days from 0 to 365/)).toBeInTheDocument();
    await userEvent.clear(valid);
    await userEvent.type(valid, '3');
    await save();
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(answers(priceSheetScheduleEdit, { message: 'Successfully scheduled the price sheet' }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(priceSheetScheduleEdit).map(({ input }) => input)).toEqual([
      { companyId: customerId, days: [5], time: '08:00', validDays: 3 },
      { companyId: customerId, days: [5], time: '08:00', validDays: 3 },
    ]);
  });

  it('says when it goes out, in whose name, why it waits or who ended it, and ends it', async () => {
    await openSchedule(
      { waits: 'This customer has no e-mail address.', endedAt: '2026-11-24T14:00:00.000Z' },
      answers(priceSheetScheduleDelete, { message: 'No more price sheets go out by schedule' }),
    );
    expect(
      await screen.findByText(
        /^It goes out on Mon, Thu at 09:30, with the hundred bought most lately of DIESEL\. Set by Dana Whitlock/,
      ),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Time')).toHaveValue('09:30');
    expect(screen.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Valid for/ })).toHaveValue('12');
    expect(screen.getByText(/The customer ended these mails on/)).toBeInTheDocument();
    expect(screen.getByText('This customer has no e-mail address.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'End this schedule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(priceSheetScheduleDelete)[0]?.input).toEqual({ companyId: customerId });
  });

  it('saves a schedule anew with what stands in it, but for what was changed', async () => {
    await openSchedule(
      { family: 'Misc', days: [1], validDays: null },
      answers(priceSheetScheduleEdit, { message: 'Successfully scheduled the price sheet' }),
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tuesday' }));
    expect(screen.getByRole('combobox', { name: 'Family' })).toHaveTextContent('Misc');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only the hundred bought most lately' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save the schedule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(priceSheetScheduleEdit)[0]?.input).toEqual({
      ...{ companyId: customerId, family: 'Misc', ctype: 3 },
      ...{ days: [1, 2], time: '09:30', validDays: null },
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
