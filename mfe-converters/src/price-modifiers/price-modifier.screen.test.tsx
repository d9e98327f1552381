import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  priceModifierCalls as calls,
  priceModifierHistory,
  type PriceModifier,
} from '@washcoat/contract-converters';
import { companyList, viewList } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import PriceModifierScreen from './price-modifier.screen';

const wire: PriceModifier = {
  ...{ priceModifierId: testId(1), companyId: testId(90), name: 'Domestic wire', type: 2 },
  ...{
    value: 31.4,
    previousValue: 30.25,
    updatedDate: new Date(2026, 10, 2, 9, 4).toISOString(),
    version: 3,
  },
};
const piece: PriceModifier = {
  ...wire,
  ...{ priceModifierId: testId(2), name: 'Aftermarket', type: 1, value: 9.25, previousValue: null },
};
const values = [
  { date: new Date(2026, 10, 2).toISOString(), value: 31.4 },
  { date: new Date(2026, 7, 25).toISOString(), value: 30.25 },
];
const none = { areMoreItemsAvailable: false };
const box = (name: string) => screen.getByRole('textbox', { name });

describe('price modifiers', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(viewList, { list: [] }),
      answers(calls.list, { list: [wire, piece], ...none }),
      answers(priceModifierHistory, { list: values, ...none }),
      ...more,
    );
  };
  const open = (query = '', session: object = {}) =>
    renderWithPlatform(<PriceModifierScreen />, {
      ...{ route: `/price-modifiers${query}`, store },
      session: { hierarchy: 4, canShowPriceModifier: true, ...session },
    });
  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[PRIC-003] [PRIC-009] [PRIC-013] are a list with their values, and a graph of what one was worth', async () => {
    start();
    open();
    const row = within(await screen.findByRole('row', { name: /Domestic wire/ }));
    for (const text of ['$31.40 / lb', '$30.25 / lb', 'Dollars per pound', '2nd Nov, 2026 9:04 am'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Edit Domestic wire' })).toBeInTheDocument();
    expect(row.getByRole('button', { name: 'Delete Domestic wire' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }));
    const drawn = await screen.findByRole('table', { name: 'Domestic wire over time' });
    expect(
      within(drawn)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['DateValue', expect.stringContaining('$30.25 / lb'), expect.stringContaining('$31.40 / lb')]);
    expect(api.callsOf(priceModifierHistory)[0]?.input).toMatchObject({ priceModifierId: testId(1) });
    expect(api.callsOf(calls.list)[0]?.input).toMatchObject({ count: '10', offset: '0' });
    expect(screen.queryByRole('combobox', { name: 'Company' })).not.toBeInTheDocument();
  });

  it('[PRIC-016] [PRIC-020] [PRIC-022] change a value by a percentage, to two decimals, and save it', async () => {
    start(answers(calls.edit, { message: 'Successfully edited Price Modifier', version: 4 }));
    open(`?edit=${testId(1)}`);
    const form = await screen.findByRole('form', { name: 'Save price modifier' });
    expect(await axe(form)).toHaveNoViolations();
    await userEvent.type(box('+/- percentage'), '-2.5');
    expect(box('Value')).toHaveValue('30.62');
    await userEvent.clear(box('+/- percentage'));
    expect(box('Value')).toHaveValue('31.4');
    await userEvent.type(box('+/- percentage'), '10');
    expect(box('Value')).toHaveValue('34.54');
    await userEvent.clear(box('Value'));
    await userEvent.type(box('Value'), '20');
    expect(box('+/- percentage')).toHaveValue('');
    await userEvent.type(box('+/- percentage'), '1');
    expect(box('Value')).toHaveValue('20.2');
    await userEvent.click(screen.getByRole('button', { name: 'Save price modifier' }));
    await waitFor(() => expect(api.callsOf(calls.edit)).toHaveLength(1));
    expect(api.callsOf(calls.edit)[0]?.input).toEqual({
      ...{ priceModifierId: testId(1), companyId: testId(90), version: 3 },
      ...{ name: 'Domestic wire', type: 2, value: 20.2 },
    });
    expect(await screen.findByText('Successfully edited Price Modifier')).toBeInTheDocument();
  });

  it('[PRIC-014] [PRIC-015] [PRIC-017] [PRIC-021] are added with a name and a number, and say what the service says', async () => {
    start(refuses(calls.add, 409, { error: 'There is a price modifier of this name already.' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^Add price modifier/ }));
    await screen.findByRole('form', { name: 'Add price modifier' });
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Add price modifier' }));
    await save();
    expect(await screen.findByText('2 fields need attention')).toBeInTheDocument();
    await userEvent.type(box('Name'), 'Foil');
    await userEvent.type(box('Value'), 'x-1');
    await save();
    expect((await screen.findAllByText('Use at least 0')).length).toBeGreaterThan(0);
    expect(api.callsOf(calls.add)).toHaveLength(0);
    await userEvent.clear(box('Value'));
    await userEvent.type(box('Value'), '4.5');
    await save();
    const taken = await screen.findAllByText('There is a price modifier of this name already.');
    expect(taken.length).toBeGreaterThan(0);
    expect(api.callsOf(calls.add)[0]?.input).toEqual({ name: 'Foil', type: 1, value: 4.5 });
    api.change(refuses(calls.add, 500));
    await save();
    const failed = await screen.findAllByText('Oops! Something went wrong. Please try again later');
    expect(failed.length).toBeGreaterThan(0);
    expect(box('Name')).toHaveValue('Foil');
  });

  it('[PRIC-017] are deleted after asking', async () => {
    start(answers(calls.remove, { message: 'Deleted Successfully' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Aftermarket' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure you want to delete the price modifier Aftermarket ?');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete price modifier' }));
    await waitFor(() => expect(api.callsOf(calls.remove)).toHaveLength(1));
    const { priceModifierId, companyId } = piece;
    expect(api.callsOf(calls.remove)[0]?.input).toEqual({ priceModifierId, companyId });
  });

  it('[PRIC-010] are those of the company that the house chooses', async () => {
    const answer = { message: 'Successfully added Price Modifier', recordId: testId(3) };
    start(answers(companyList, { list: [], ...none, next: null }), answers(calls.add, answer));
    open(`?company=${testId(90)}&companyName=Gulf+Coast`, { hierarchy: 1 });
    expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveValue('Gulf Coast');
    expect(api.callsOf(calls.list)[0]?.input).toMatchObject({ companyId: testId(90) });
    await userEvent.click(screen.getByRole('button', { name: /^Add price modifier/ }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Foil');
    await userEvent.type(box('Value'), '4');
    await userEvent.click(screen.getByRole('button', { name: 'Add price modifier' }));
    await waitFor(() => expect(api.callsOf(calls.add)).toHaveLength(1));
    expect(api.callsOf(calls.add)[0]?.input).toMatchObject({ companyId: testId(90), name: 'Foil' });
  });
});
