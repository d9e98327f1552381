import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  makeAdd,
  makeEdit,
  makeList,
  makeNames,
  productList,
  ticketAdd,
  typeList,
} from '@washcoat/contract-converters';
import type { Make } from '@washcoat/contract-converters';
import { facilityList, type SignedIn } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { foundTwo, testId } from '../converter/converter.fixture';
import IdentifyScreen from './identify.screen';

const house: Partial<SignedIn> = {
  hierarchy: 1,
  firstName: 'Dana',
  lastName: 'Whitlock',
  canShowPricing: true,
  canBuildCart: true,
  canShowManufactureTips: true,
};
const nothing = { list: [], areMoreItemsAvailable: false, isLimited: false };
const toyota: Make = {
  makeId: testId(1),
  make: 'Toyota',
  model: ['Prius', 'Tacoma'],
  description: 'GD and PD codes are stamped on the shell.',
  imglUrls: [],
  videoUrls: [],
  documentUrls: [],
  profileUrl: null,
  createdDate: '2026-11-20T10:00:00.000Z',
};
const honda: Make = { ...toyota, makeId: testId(2), make: 'Honda', model: ['Civic'] };
const lookups = [
  answers(facilityList, nothing),
  answers(typeList, nothing),
  answers(makeNames, { list: ['Honda', 'Toyota'] }),
  answers(makeList, { list: [honda, toyota], areMoreItemsAvailable: false, next: null }),
];

describe('beside the search', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(answers(productList, foundTwo), ...lookups, ...more);
  };
  const open = (session: Partial<SignedIn> = house, route = '/converters/identify/text=KT') =>
    renderWithPlatform(<IdentifyScreen />, { route, store, session });
  const tool = (name: string) => screen.findByRole('button', { name });

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  it('[CONV-007] asks an expert about what was searched for, and stays at the search', async () => {
    start(answers(ticketAdd, { message: '', ticketId: testId(3) }));
    open(house, '/converters/identify/make=Toyota;text=GD3?facility=Atlanta');
    await userEvent.click(await tool('Ask Expert'));
    const dialog = await screen.findByRole('dialog', { name: 'Ask Expert' });
    expect(within(dialog).getByRole('textbox', { name: 'OEM' })).toHaveValue('GD3');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Message' }), 'Long or short?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Successfully posted the message to expert')).toBeInTheDocument();
    expect(api.callsOf(ticketAdd)[0]?.input).toEqual({
      message: 'Long or short?',
      url: null,
      firstName: 'Dana',
      lastName: 'Whitlock',
      oem: 'GD3',
      make: 'Toyota',
      model: '',
    });
    expect(window.location.pathname + window.location.search).toBe(
      '/converters/identify/make=Toyota;text=GD3?facility=Atlanta',
    );
    expect(api.callsOf(productList)).toHaveLength(1);
  });

  it('[CONV-007] offers the expert where nothing was found, with words and VIN in the message', async () => {
    start(answers(productList, nothing));
    open(house, '/converters/identify/vinNumber=1HGCM82633A004352;year=2003;text=long%20oval');
    await userEvent.click(await tool('Ask an expert'));
    const dialog = await screen.findByRole('dialog', { name: 'Ask Expert' });
    expect(within(dialog).getByRole('textbox', { name: 'Message' })).toHaveValue(
      'long oval\nYear 2003\nVIN 1HGCM82633A004352',
    );
    expect(within(dialog).getByRole('textbox', { name: 'OEM' })).toHaveValue('');
  });

  it('[CONV-025] has no expert for those with the fewest settings, not by address either', async () => {
    start(answers(productList, nothing));
    open({ ...house, minimumSettingsOnly: true }, '/converters/identify/text=zz?ask=1');
    expect(await screen.findByText('No converters found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /expert/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    cleanup();
    open({ hierarchy: 2 }, '/converters/identify/text=zz');
    expect(await tool('Ask Expert')).toBeInTheDocument();
  });

  it('[CONV-008] adds a make over the search, once, and shows the list again', async () => {
    start(answers(makeAdd, { message: '', makeId: testId(9) }));
    open();
    await userEvent.click(await tool('Makes'));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Makes' })).getByRole('button', { name: 'Add make' }),
    );
    const form = await screen.findByRole('dialog', { name: 'Add make' });
    await userEvent.click(within(form).getByRole('button', { name: 'Add make' }));
    expect(within(form).getByRole('textbox', { name: 'Make' })).toHaveAttribute('aria-invalid', 'true');
    expect(api.callsOf(makeAdd)).toEqual([]);
    await userEvent.type(within(form).getByRole('textbox', { name: 'Make' }), 'Rover');
    await userEvent.type(within(form).getByRole('textbox', { name: 'Models' }), '75{Enter}Mini');
    await userEvent.click(within(form).getByRole('button', { name: 'Add make' }));
    expect(await screen.findByText('Successfully added Make')).toBeInTheDocument();
    expect(api.callsOf(makeAdd)[0]?.input).toMatchObject({ make: 'Rover', model: ['75', 'Mini'] });
    expect(api.callsOf(makeAdd)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'Makes' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
    expect(api.callsOf(productList)).toHaveLength(1);
  });

  it('[CONV-008] finds a make by its model, reads it and edits it over the search', async () => {
    start(refuses(makeEdit, 409, { error: 'There is a make of this name already.', requestId: 'x' }));
    open();
    await userEvent.click(await tool('Makes'));
    const list = await screen.findByRole('dialog', { name: 'Makes' });
    await within(list).findByRole('button', { name: /^Honda/ });
    await userEvent.type(within(list).getByRole('textbox', { name: 'Search makes' }), 'tacoma');
    expect(within(list).queryByRole('button', { name: /^Honda/ })).not.toBeInTheDocument();
    await userEvent.click(within(list).getByRole('button', { name: /^Toyota/ }));
    const tips = await screen.findByRole('dialog', { name: 'Toyota' });
    expect(within(tips).getByText('GD and PD codes are stamped on the shell.')).toBeInTheDocument();
    await userEvent.click(within(tips).getByRole('button', { name: 'Edit make' }));
    const form = await screen.findByRole('dialog', { name: 'Edit Toyota' });
    await userEvent.type(within(form).getByRole('textbox', { name: 'Models' }), '{Enter}Yaris');
    await userEvent.click(within(form).getByRole('button', { name: 'Save make' }));
    expect(
      (await within(form).findAllByText('There is a make of this name already.')).length,
    ).toBeGreaterThan(0);
    api.change(answers(makeEdit, { message: '' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Save make' }));
    expect(await screen.findByText('Successfully edited Make')).toBeInTheDocument();
    expect(api.callsOf(makeEdit).at(-1)?.input).toMatchObject({
      makeId: testId(1),
      model: ['Prius', 'Tacoma', 'Yaris'],
    });
  });

  it('[CONV-008] asks before a make that was typed is thrown away', async () => {
    start();
    open(house, '/converters/identify?makes=1&add=1');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Make' }), 'Rov');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(window.location.search).toBe('?makes=1&add=1');
  });

  it.each<[string, Partial<SignedIn>, { reads: boolean; writes: boolean }]>([
    ['hierarchy 1', house, { reads: true, writes: true }],
    ['hierarchy 10', { hierarchy: 10, canShowManufactureTips: true }, { reads: true, writes: false }],
    [
      'the fuller filters',
      { hierarchy: 4, canShowAdvancedSearchFilters: true, canShowManufactureTips: true },
      { reads: true, writes: false },
    ],
    ['the single lookup', { hierarchy: 2, canShowManufactureTips: true }, { reads: false, writes: false }],
    ['no right to tips', { hierarchy: 10 }, { reads: false, writes: false }],
  ])('[CONV-021] shows makes by right: %s', async (_who, session, { reads, writes }) => {
    start();
    open(session, '/converters/identify/text=KT?makes=1');
    await screen.findByText('KT 0334');
    expect(screen.queryAllByRole('button', { name: 'Makes', hidden: true })).toHaveLength(reads ? 1 : 0);
    if (!reads) {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(api.callsOf(makeList)).toEqual([]);
      return;
    }
    const list = await screen.findByRole('dialog', { name: 'Makes' });
    await within(list).findByRole('button', { name: /^Honda/ });
    expect(within(list).queryAllByRole('button', { name: 'Add make' })).toHaveLength(writes ? 1 : 0);
    expect(within(list).queryAllByRole('button', { name: 'Edit Honda' })).toHaveLength(writes ? 1 : 0);
    await userEvent.click(within(list).getByRole('button', { name: /^Honda/ }));
    const tips = await screen.findByRole('dialog', { name: 'Honda' });
    expect(within(tips).queryAllByRole('button', { name: 'Edit make' })).toHaveLength(writes ? 1 : 0);
    await userEvent.click(within(tips).getByRole('button', { name: 'All makes' }));
    expect(await screen.findByRole('dialog', { name: 'Makes' })).toBeInTheDocument();
  });

  it('[CONV-021] opens no form by address for those who may only read', async () => {
    start();
    open({ hierarchy: 10, canShowManufactureTips: true }, '/converters/identify?makes=1&add=1');
    expect(await screen.findByRole('dialog', { name: 'Makes' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Make' })).not.toBeInTheDocument();
  });

  it('says that makes did not load, that there are none, and begins with the make that is searched for', async () => {
    start(refuses(makeList, 503));
    open(house, '/converters/identify/make=Honda?makes=1');
    const list = await screen.findByRole('dialog', { name: 'Makes' });
    const problem = 'Manufacturer tips did not load. The rest of Washcoat works.';
    expect(await within(list).findByText(problem)).toBeInTheDocument();
    api.change(answers(makeList, { list: [toyota, honda], areMoreItemsAvailable: false, next: null }));
    await userEvent.click(within(list).getByRole('button', { name: 'Try again' }));
    expect(await within(list).findByRole('button', { name: /^Honda/ })).toBeInTheDocument();
    expect(within(list).queryByRole('button', { name: /^Toyota/ })).not.toBeInTheDocument();
    expect(await axe(list)).toHaveNoViolations();
    await userEvent.type(within(list).getByRole('textbox', { name: 'Search makes' }), 'x');
    expect(await within(list).findByText('No makes available')).toBeInTheDocument();
  });
});
