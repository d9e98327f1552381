import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productDetail, productList, priceHistory } from '@washcoat/contract-converters';
import { facilityList, type SignedIn } from '@washcoat/contract-entities';
import { itemDelete, itemsAdd, loadGet, loadList } from '@washcoat/contract-loads';
import { connectionStore } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { z } from 'zod';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { converterA, detailA, openCart, sharedStamp, testId } from '../converter/converter.fixture';
import { IdentifyRoute } from './identify-route';
import { openedCart, scannedItem } from './scanner.fixture';

const buyer: Partial<SignedIn> = {
  hierarchy: 1,
  canShowPricing: true,
  canAccessAssay: true,
  canBuildCart: true,
};
const monday = openCart(11, 'Monday run');
const barn = openCart(12, 'Barn find');
const twin = { ...sharedStamp, productId: testId(3), typeName: 'CERAMIC', subweight: 900, offerPrice: 99.5 };
const found = (...list: (typeof converterA)[]) => ({ list, areMoreItemsAvailable: false, isLimited: false });
const sent = z.object({ loadId: z.string(), lines: z.array(z.looseObject({ key: z.string() })) });

/** The lines of a call, each with the cart it goes into. */
function linesIn(input: unknown) {
  const { loadId, lines } = sent.parse(input);
  return lines.map((line) => ({ loadId, ...line }));
}

describe('the scanner mode', () => {
  let api: ReturnType<typeof fakeApi>;
  let added: number;

  const serve = () => {
    added = 0;
    api = fakeApi(
      answers(loadList, { list: [monday, barn], areMoreItemsAvailable: false }),
      answers(loadGet, openedCart(monday, 1735.04)),
      answers(facilityList, { list: [], areMoreItemsAvailable: false }),
      answers(productDetail, detailA),
      answers(priceHistory, { list: [], high: null, low: null, average: null }),
      answers(productList, ({ input }) => {
        if (input.text === '55570431') return found(sharedStamp, twin);
        if (input.text === 'KT O334') return found(converterA);
        return input.text === 'KT 0334' ? found(converterA) : found();
      }),
      answers(itemsAdd, ({ input }) => ({
        message: 'Items added',
        lines: linesIn(input).map(({ key, ...line }) => ({ key, item: scannedItem(++added, line) })),
      })),
      answers(itemDelete, { message: 'Deleted Successfully' }),
    );
  };
  const open = async (session: Partial<SignedIn> = buyer) => {
    localStorage.setItem('washcoat.last-cart.00000000-0000-4000-8000-000000000001', monday.loadId);
    renderWithPlatform(<IdentifyRoute />, { store, session, route: '/converters/identify?scan=1' });
    return screen.findByPlaceholderText('Scan or type a code');
  };
  const scan = (code: string) => userEvent.keyboard(`${code}{Enter}`);
  const part = () => screen.findByRole('region', { name: 'Scanned part' });
  const sentLines = () => api.callsOf(itemsAdd).flatMap(({ input }) => linesIn(input));
  const addedItems = () => sentLines().map(({ key: _key, ...line }) => line);

  beforeEach(() => {
    serve();
    connectionStore.set(true);
  });
  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  it('asks once for the cart, remembers it, and shows it with its items and sum', async () => {
    renderWithPlatform(<IdentifyRoute />, { store, session: buyer, route: '/converters/identify?scan=1' });
    await userEvent.click(await screen.findByRole('radio', { name: /Barn find/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill this cart' }));
    const bar = await screen.findByRole('region', { name: 'Active cart' });
    expect(bar).toHaveTextContent('Barn find');
    expect(bar).toHaveTextContent('3 items');
    expect(await within(bar).findByText('$1,735.04')).toBeInTheDocument();
    cleanup();
    renderWithPlatform(<IdentifyRoute />, { store, session: buyer, route: '/converters/identify?scan=1' });
    expect(await screen.findByRole('region', { name: 'Active cart' })).toHaveTextContent('Barn find');
    await userEvent.click(screen.getByRole('button', { name: 'Change cart' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Monday run/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill this cart' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Active cart' })).toHaveTextContent('Monday run'),
    );
  });

  it('finds any open cart by typing, tells what it gets for the part on the scale, and fills it', async () => {
    const far = { ...openCart(19, 'Cart of last year'), itemCount: 7 };
    await open();
    api.change(
      answers(loadList, ({ input }) => ({
        list: input.text ? [far] : [monday, barn],
        areMoreItemsAvailable: false,
      })),
      answers(loadGet, ({ input }) => openedCart(input.loadId === far.loadId ? far : monday, 1735.04)),
    );
    await scan('KT 0334');
    await part();
    await userEvent.click(screen.getByRole('button', { name: 'Change cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which cart do you fill?' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Find another cart' }), 'last y');
    await userEvent.click(await screen.findByRole('option', { name: /Cart of last year/ }));
    const price = dialog.getByRole('status', { name: 'Price in this cart' });
    await waitFor(() => expect(price).toHaveTextContent('$172.23each for Harlan Auto Parts in Atlanta'));
    await userEvent.click(dialog.getByRole('button', { name: 'Fill this cart' }));
    expect(await screen.findByRole('region', { name: 'Active cart' })).toHaveTextContent('Cart of last year');
    expect(api.callsOf(loadList).every(({ input }) => input.count === '10')).toBe(true);
    cleanup();
    renderWithPlatform(<IdentifyRoute />, { store, session: buyer, route: '/converters/identify?scan=1' });
    expect(await screen.findByRole('region', { name: 'Active cart' })).toHaveTextContent('Cart of last year');
  });

  it('looks a scanned code up for the customer of the cart and adds the part with Enter on the empty line', async () => {
    const line = await open();
    expect(line).toHaveFocus();
    await scan('KT 0334');
    const shown = await part();
    expect(shown).toHaveTextContent('KT 0334');
    expect(shown).toHaveTextContent('Mercedes C-Class');
    expect(shown).toHaveTextContent('cylinder');
    expect(shown).toHaveTextContent('1,180 g');
    expect(shown).toHaveTextContent('$172.23');
    expect(api.callsOf(productList)[0]?.input).toMatchObject({
      text: 'KT 0334',
      companyId: monday.companyId,
      facilityId: testId(72),
      facilityCity: 'Atlanta',
      isLoad: 'true',
    });
    expect(line).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('list', { name: 'Added last' });
    expect(list).toHaveTextContent('1 × KT 0334');
    expect(addedItems()).toEqual([
      {
        loadId: monday.loadId,
        productId: converterA.productId,
        oem: 'KT 0334',
        description: 'Mercedes C-Class',
        url: converterA.profileUrl,
        type: 'CERAMIC',
        basePrice: converterA.offerPrice,
        isAddToLoad: true,
        box: 0,
        unit: 1,
        quantity: 1,
        loadUrls: [],
      },
    ]);
    await userEvent.keyboard('+');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    expect(new Set(sentLines().map(({ key }) => key)).size).toBe(2);
    expect(line).toHaveFocus();
  });

  it('takes a quantity before, as 12* or Q12*, for the next addition only', async () => {
    await open();
    await scan('KT 0334');
    await part();
    await userEvent.keyboard('12*');
    expect(screen.getByText('12 pieces')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addedItems()).toMatchObject([{ quantity: 12 }]));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Pieces' })).toHaveTextContent('1'));
    await userEvent.keyboard('Q3*');
    await userEvent.click(screen.getByRole('button', { name: 'One piece more' }));
    await userEvent.keyboard('+');
    await waitFor(() => expect(addedItems()[1]).toMatchObject({ quantity: 4 }));
  });

  it('lists parts that share a stamp apart and chooses between them by their digit', async () => {
    await open();
    await scan('55570431');
    expect(await screen.findByText('2 parts carry this stamp')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Scanned part' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Nothing was added: choose the part first, 1 to 2.')).toBeInTheDocument();
    expect(addedItems()).toEqual([]);
    const second = screen.getByRole('button', { name: /CERAMIC · cylinder · 900 g/ });
    expect(second).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('2');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(await part()).toHaveTextContent('$99.50');
    await userEvent.keyboard('3*');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(await part()).toHaveTextContent('$99.50');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addedItems()).toMatchObject([{ productId: twin.productId, quantity: 3 }]));
  });

  it('moves between parts with the arrows and keeps what was to be added when the next code is scanned first', async () => {
    await open();
    await scan('55570431');
    await screen.findByText('2 parts carry this stamp');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await part()).toHaveTextContent('$99.50');
    await scan('55570431');
    await userEvent.keyboard('{Enter}KT 0334{Enter}{Enter}');
    await waitFor(() => expect(addedItems()).toMatchObject([{ oem: 'KT 0334' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Choose: 55570431' }));
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(addedItems()[1]).toMatchObject({ productId: twin.productId }));
    expect(screen.queryByText('Not added yet')).not.toBeInTheDocument();
  });

  it('adds a code with two returns at once, once, and says that one more return adds no more', async () => {
    await open();
    await userEvent.keyboard('KT 0334{Enter}{Enter}{Enter}');
    await waitFor(() => expect(addedItems()).toHaveLength(1));
    expect(await screen.findByText('KT 0334 was added already; + adds one more.')).toBeInTheDocument();
    expect(addedItems()).toHaveLength(1);
  });

  it('adds every code at once where that is switched on, and remembers it', async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Add at once' }));
    await scan('KT 0334');
    await scan('KT 0334');
    await waitFor(() => expect(addedItems()).toHaveLength(2));
    cleanup();
    await open();
    expect(screen.getByRole('switch', { name: 'Add at once' })).toBeChecked();
  });

  it('adds halves and quarters, by button and by key', async () => {
    await open();
    await scan('KT 0334');
    await part();
    await userEvent.click(screen.getByRole('button', { name: '0.25' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 0.25 of a piece to the cart' }));
    await userEvent.keyboard('1/2*{Enter}');
    await waitFor(() => expect(addedItems()).toMatchObject([{ quantity: 0.25 }, { quantity: 0.5 }]));
  });

  it('takes codes that are pasted as lines', async () => {
    const line = await open();
    await userEvent.click(screen.getByRole('switch', { name: 'Add at once' }));
    await userEvent.click(line);
    await userEvent.paste('KT 0334\r\nKT 0334\r\n');
    await waitFor(() => expect(addedItems()).toHaveLength(2));
  });

  it('hears a code that begins with the digit of a choice', async () => {
    await open();
    await scan('55570431');
    await screen.findByText('2 parts carry this stamp');
    await scan('2 KT');
    expect(await screen.findByText('No converter carries 2 KT')).toBeInTheDocument();
    expect(api.callsOf(productList).at(-1)?.input).toMatchObject({ text: '2 KT' });
  });

  it('adds nothing by itself when no part carries exactly the code, and offers what is close', async () => {
    await open();
    await scan('KT O334');
    expect(await screen.findByText('No part carries exactly KT O334. Close to it:')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(addedItems()).toEqual([]);
    await userEvent.keyboard('1{Enter}');
    await waitFor(() => expect(addedItems()).toMatchObject([{ productId: converterA.productId }]));
  });

  it('says when nothing is found, stays, and offers Ask Expert', async () => {
    const line = await open();
    await scan('ZZ 99');
    expect(await screen.findByText('No converter carries ZZ 99')).toBeInTheDocument();
    expect(line).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Expert' }));
    expect(await screen.findByLabelText(/OEM/)).toHaveValue('ZZ 99');
  });

  it('takes the last addition back with Ctrl Z, and any other with its button', async () => {
    await open();
    await scan('KT 0334');
    await part();
    for (const times of [1, 2, 3]) {
      await userEvent.keyboard('+');
      await waitFor(() =>
        expect(screen.getAllByRole('button', { name: 'Undo KT 0334' })).toHaveLength(times),
      );
    }
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo KT 0334' })).toHaveLength(2));
    const oldest = screen.getAllByRole('button', { name: 'Undo KT 0334' })[1];
    if (!oldest) throw new Error('There is no second addition');
    await userEvent.click(oldest);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo KT 0334' })).toHaveLength(1));
    expect(api.callsOf(itemDelete).map(({ input }) => input)).toEqual([
      { loadId: monday.loadId, itemId: scannedItem(3, {}).itemId },
      { loadId: monday.loadId, itemId: scannedItem(1, {}).itemId },
    ]);
  });

  it('says why an addition was refused, and a second try adds it once', async () => {
    await open();
    await scan('KT 0334');
    await part();
    api.change(refuses(itemsAdd, 409, { error: 'This cart is completed', requestId: 'x' }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('This cart is completed')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sentLines()).toHaveLength(2));
    const [first, second] = sentLines().map(({ key }) => key);
    expect(first).toBe(second);
    expect(screen.getByText('Not added')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add KT 0334 again' })).toBeInTheDocument();
  });

  it('hears what is typed wherever the focus is, and keeps it in the line whatever is clicked', async () => {
    const line = await open();
    await userEvent.click(screen.getByText('Nothing yet.'));
    expect(line).toHaveFocus();
    line.blur();
    await scan('KT 0334');
    expect(await part()).toBeInTheDocument();
    expect(line).toHaveFocus();
  });

  it('opens how the price came about with F2 and returns to the line', async () => {
    const line = await open();
    await scan('KT 0334');
    await part();
    await userEvent.keyboard('{F2}');
    const popup = await screen.findByRole('dialog', { name: 'Prices of KT 0334' });
    expect(await within(popup).findByText('Ounces at market prices')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).toHaveFocus());
    expect(window.location.search).toBe('?scan=1');
  });

  it('opens the form that asks for a picture, with cart and quantity, where one is needed', async () => {
    await open({ ...buyer, isPictureMandatory: true });
    expect(screen.getByText(/Every piece you add needs a picture/)).toBeInTheDocument();
    await scan('KT 0334');
    await part();
    await userEvent.keyboard('2*{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add KT 0334 to a cart' });
    expect(await within(dialog).findByRole('radio', { name: /Monday run/ })).toBeChecked();
    expect(within(dialog).getByLabelText('Quantity')).toHaveValue('2');
    expect(addedItems()).toEqual([]);
  });

  it('leaves with Escape', async () => {
    await open();
    await userEvent.keyboard('KT{Escape}');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await screen.findByText('Search for a converter')).toBeInTheDocument();
  });

  it('has its sounds off until they are switched on', async () => {
    const sounds = jest.fn();
    class Silence {
      constructor() {
        sounds();
      }
      currentTime = 0;
      destination = {};
      createGain = () => ({ gain: { value: 0 }, connect: () => undefined });
      createOscillator = () => ({
        frequency: { value: 0 },
        connect: () => undefined,
        start: () => undefined,
        stop: () => undefined,
        addEventListener: () => undefined,
      });
    }
    Object.assign(window, { AudioContext: Silence });
    await open();
    await scan('KT 0334');
    await part();
    expect(sounds).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    await scan('ZZ 99');
    await screen.findByText('No converter carries ZZ 99');
    await waitFor(() => expect(sounds).toHaveBeenCalled());
  });

  it.each<[string, Partial<SignedIn>, boolean]>([
    ['a buyer', buyer, true],
    ['a partner', { hierarchy: 10 }, true],
    ['who may not fill carts', { hierarchy: 1 }, false],
    ['a limited user', { hierarchy: 4, canBuildCart: true }, false],
    ['a subscriber', { hierarchy: 2, canShowAdvancedSearchFilters: true, canBuildCart: true }, false],
  ])('is offered by right: %s', async (_who, session, isOffered) => {
    renderWithPlatform(<IdentifyRoute />, { store, session, route: '/converters/identify' });
    await screen.findByText('Search for a converter');
    const tool = screen.queryByRole('button', { name: 'Scanner mode' });
    expect(tool !== null).toBe(isOffered);
    if (!tool) return;
    await userEvent.click(tool);
    expect(await screen.findByRole('dialog', { name: 'Which cart do you fill?' })).toBeInTheDocument();
  });
});
