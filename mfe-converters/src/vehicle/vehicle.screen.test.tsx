import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeNames, productList, vehicleDecode } from '@washcoat/contract-converters';
import type { SignedIn } from '@washcoat/contract-entities';
import { loadList } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { convertersApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { foundTwo, testId } from '../converter/converter.fixture';
import manifest from '../../remote.manifest.json';
import type { VinFacts } from './vehicle.api';
import VehicleScreen from './vehicle.screen';

const VIN = '1HGCM82633A004352';
const accord: VinFacts = {
  vin: VIN,
  isComplete: true,
  isCheckDigitRight: true,
  make: 'Honda',
  model: 'Accord',
  year: 2003,
  engine: null,
  country: 'United States',
};
const nothing = { list: [], areMoreItemsAvailable: false, isLimited: false };
const house: Partial<SignedIn> = {
  hierarchy: 1,
  canShowPricing: true,
  canAccessAssay: true,
  canBuildCart: true,
};

describe('Vehicle Search', () => {
  let api: ReturnType<typeof fakeApi>;

  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(productList, foundTwo),
      answers(vehicleDecode, accord),
      answers(makeNames, { list: ['Honda', 'Hyundai'] }),
      ...more,
    );
  };
  const open = (route = '/converters/vehicle', session: Partial<SignedIn> = house) =>
    renderWithPlatform(<VehicleScreen />, { route, store, session });
  const vinBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'VIN' });
  const typeVin = (text: string) => fireEvent.change(vinBox(), { target: { value: text } });
  const searched = () => api.callsOf(productList).map(({ input }) => input);
  const page = { offset: '0', count: '25' };

  afterEach(() => {
    jest.useRealTimers();
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  it('[VEH-001] stands at /converters/vehicle and asks for nothing before something is named', async () => {
    start();
    renderWithPlatform(<Root />, { route: '/converters/vehicle', store, session: house });
    expect(await screen.findByText('Search by vehicle')).toBeInTheDocument();
    expect(searched()).toEqual([]);
    const listed = manifest.pages.find(({ path }) => path === '/converters/vehicle');
    const page = { path: '/converters/vehicle', title: 'Vehicle Search' };
    expect(listed).toEqual({ ...page, screen: 'vehicle/vehicle.screen' });
  });

  it('[VEH-002] has the filters VIN, make, model, year and engine', () => {
    start();
    open();
    const fields = within(screen.getByRole('search', { name: 'Vehicle' }));
    for (const name of ['Make', 'Model', 'Engine']) {
      expect(fields.getByRole('combobox', { name })).toBeInTheDocument();
    }
    for (const name of ['VIN', 'Year']) {
      expect(fields.getByRole('textbox', { name })).toBeInTheDocument();
    }
  });

  it('[VEH-003] takes no i, o and q in any case, no signs, and 17 characters', async () => {
    start();
    open();
    await userEvent.type(vinBox(), '1iIHoOGqQc');
    expect(vinBox()).toHaveValue('1HGc');
    typeVin(' 1HG-CM826 33A004352 and more');
    expect(vinBox()).toHaveValue(VIN);
  });

  it('[VEH-003] leaves the caret where the typing is', async () => {
    start();
    open();
    await userEvent.type(vinBox(), 'WVW');
    await userEvent.type(vinBox(), 'oZ', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(vinBox()).toHaveValue('WZVW');
    expect(vinBox().selectionStart).toBe(2);
  });

  it('[VEH-004] searches 500 ms after the last letter, and keeps the search in the address', async () => {
    jest.useFakeTimers();
    start();
    open();
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    typeVin('1HG');
    await wait(400);
    typeVin(VIN);
    await wait(499);
    expect(api.calls).toEqual([]);
    await wait(1);
    expect(searched()).toEqual([{ vin: VIN, ...page }]);
    expect(window.location.search).toBe(`?vin=${VIN}`);
  });

  it('says what the VIN says, and of a wrong check digit that nothing is stopped by it', async () => {
    start();
    open(`/converters/vehicle?vin=${VIN}`);
    expect(await screen.findByText('2003 Honda Accord')).toBeInTheDocument();
    expect(screen.getByText('United States')).toBeInTheDocument();
    expect(screen.getByText('Check digit is right')).toBeInTheDocument();
    api.change(
      answers(vehicleDecode, { ...accord, isCheckDigitRight: false }),
      answers(productList, nothing),
    );
    typeVin('1HGCM82633A004353');
    expect(await screen.findByText(/^Check digit does not match/)).toBeInTheDocument();
    expect(searched().at(-1)).toEqual({ vin: '1HGCM82633A004353', ...page });
  });

  it.each<[string, Partial<VinFacts>]>([
    ['3 of 17 characters', { vin: '1HG', isComplete: false, isCheckDigitRight: null }],
    ['No check digit to go by', { isCheckDigitRight: null }],
    ['This VIN says no make that is known here', { make: null, model: null, year: null }],
    [
      'The model of this VIN is not known here: what is found is of the make and only a guess.',
      { model: null },
    ],
  ])('says of a VIN: %s', async (words, facts) => {
    start(answers(vehicleDecode, { ...accord, ...facts }));
    open(`/converters/vehicle?vin=${VIN}`);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('[VEH-007] marks what is only a guess, with the reason', async () => {
    const [first, ...others] = foundTwo.list;
    if (!first) throw new Error('Nothing is found');
    const list = [{ ...first, guessed: ['model' as const, 'engine' as const] }, ...others];
    start(answers(productList, { ...foundTwo, list }));
    open(`/converters/vehicle?vin=${VIN}`);
    const mark = 'Only a guess: the VIN does not say the model and the engine.';
    expect(await screen.findAllByRole('img', { name: mark })).toHaveLength(1);
  });

  it('searches all the same when the VIN could not be read', async () => {
    start(refuses(vehicleDecode, 503));
    open(`/converters/vehicle?vin=${VIN}`);
    expect(await screen.findByText('KT 0334')).toBeInTheDocument();
    expect(await screen.findByText(/^The VIN could not be read/)).toBeInTheDocument();
    api.change(answers(vehicleDecode, accord));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2003 Honda Accord')).toBeInTheDocument();
  });

  it('[VEH-005] [VEH-007] offers six models and searches for the chosen one with make and year', async () => {
    start();
    open();
    screen.getByRole('combobox', { name: 'Model' }).focus();
    await userEvent.keyboard('{Enter}');
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Every model', 'Accord', 'Camry', 'Civic', 'Corolla', 'F-150', 'Golf']);
    await userEvent.click(screen.getByRole('option', { name: 'Accord' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '2o003');
    await userEvent.type(screen.getByRole('combobox', { name: 'Make' }), 'Hon');
    await userEvent.click(await screen.findByRole('option', { name: 'Honda' }));
    await waitFor(() =>
      expect(searched().at(-1)).toEqual({ make: 'Honda', model: 'Accord', year: '2003', ...page }),
    );
    expect(window.location.search).toBe('?make=Honda&model=Accord&year=2003');
  });

  it('[VEH-006] [VEH-007] has no engine to choose, and sends one only when an address names it', async () => {
    start();
    open('/converters/vehicle?model=Civic');
    expect(screen.getByRole('combobox', { name: 'Engine' })).toBeDisabled();
    await waitFor(() => expect(searched()).toEqual([{ model: 'Civic', ...page }]));
    cleanup();
    open('/converters/vehicle?model=Civic&engine=1.7');
    await waitFor(() => expect(searched().at(-1)).toEqual({ model: 'Civic', engine: '1.7', ...page }));
    screen.getByRole('combobox', { name: 'Engine' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Every engine' }));
    await waitFor(() => expect(window.location.search).toBe('?model=Civic'));
  });

  it('waits for a whole year and says which years there are', async () => {
    start();
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '18');
    await waitFor(() => expect(window.location.search).toBe('?year=18'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '50');
    expect(screen.getByText('A year from 1900 to 2100')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?year=1850'));
    expect(searched()).toEqual([]);
  });

  it('pages, keeps the page in the address, and starts over with another filter', async () => {
    start();
    open('/converters/vehicle?model=Civic');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(searched().at(-1)).toMatchObject({ offset: '25' }));
    expect(window.location.search).toBe('?model=Civic&offset=25');
    typeVin('1HG');
    await waitFor(() => expect(window.location.search).toBe('?vin=1HG&model=Civic'));
  });

  it('leads to a converter found, which leads back to the same search', async () => {
    start();
    open('/converters/vehicle?vin=1HG&model=Civic&year=2003');
    await userEvent.click(await screen.findByText('KT 0334'));
    expect(window.location.pathname).toBe(`/converter/${testId(1)}/2/model=Civic;vinNumber=1HG;year=2003`);
  });

  it('adds what was found to a cart', async () => {
    start(answers(loadList, { list: [], areMoreItemsAvailable: false }));
    open('/converters/vehicle?model=Civic');
    await userEvent.click(await screen.findByRole('button', { name: 'Add KT 0334 to a cart' }));
    expect(await screen.findByRole('dialog', { name: 'Add KT 0334 to a cart' })).toBeInTheDocument();
  });

  it('says that nothing was found, and clears the filters', async () => {
    start(answers(productList, nothing));
    open('/converters/vehicle?model=Civic');
    expect(await screen.findByText('No converters found')).toBeInTheDocument();
    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (!clear) throw new Error('There is nothing to clear the filters with');
    await userEvent.click(clear);
    expect(await screen.findByText('Search by vehicle')).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('offers another try when the results did not load', async () => {
    start(refuses(productList, 503));
    open('/converters/vehicle?model=Civic');
    await screen.findByText(/^Converters did not load/);
    api.change(answers(productList, foundTwo));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('KT 0334')).toBeInTheDocument();
  });

  it('tells limited users why there are five', async () => {
    start();
    open('/converters/vehicle?model=Civic', { hierarchy: 4 });
    expect(await screen.findByText(/^Search results limited to 5 items/)).toBeInTheDocument();
    await screen.findByText('KT 0334');
    expect(screen.queryByRole('button', { name: 'Add KT 0334 to a cart' })).not.toBeInTheDocument();
  });
});
