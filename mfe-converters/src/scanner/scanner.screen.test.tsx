import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type SignedIn } from '@washcoat/contract-entities';
import { loadGet, loadList } from '@washcoat/contract-loads';
import { answers } from '@washcoat/platform-sdk/testing';
import { openCart, testId } from '../converter/converter.fixture';
import { barn, buyer, monday, renderIdentify, ScannerDesk } from './scanner-desk.fixture';
import { openedCart } from './scanner.fixture';

describe('the scanner mode', () => {
  let desk: ScannerDesk;

  beforeEach(() => {
    desk = new ScannerDesk();
  });
  afterEach(() => desk.leave());

  it('asks once for the cart, remembers it, and shows it with its items and sum', async () => {
    renderIdentify(buyer);
    await userEvent.click(await screen.findByRole('radio', { name: /Barn find/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill this cart' }));
    const bar = await screen.findByRole('region', { name: 'Active cart' });
    expect(bar).toHaveTextContent('Barn find');
    expect(bar).toHaveTextContent('3 items');
    expect(await within(bar).findByText('$1,735.04')).toBeInTheDocument();
    cleanup();
    renderIdentify(buyer);
    expect(await screen.findByRole('region', { name: 'Active cart' })).toHaveTextContent('Barn find');
    await userEvent.click(screen.getByRole('button', { name: 'Change cart' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Monday run/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill this cart' }));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Active cart' })).toHaveTextContent('Monday run'),
    );
  });

  it('tells carts of one name apart by customer, facility, day and buyer', async () => {
    const second = {
      ...monday,
      loadId: testId(13),
      assistantFirstName: 'Maya',
      assistantLastName: 'Ellison',
    };
    desk.api.change(answers(loadList, { list: [monday, second], areMoreItemsAvailable: false }));
    renderIdentify(buyer);
    const names = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent);
    expect(new Set(names).size).toBe(2);
    expect(names[1]).toMatch(/Harlan Auto Parts, Atlanta, begun .*2026.* by Maya Ellison/);
  });

  it('finds any open cart by typing, tells what it gets for the part on the scale, and fills it', async () => {
    const far = { ...openCart(19, 'Cart of last year'), itemCount: 7 };
    await desk.open();
    desk.api.change(
      answers(loadList, ({ input }) => ({
        list: input.text ? [far] : [monday, barn],
        areMoreItemsAvailable: false,
      })),
      answers(loadGet, ({ input }) => openedCart(input.loadId === far.loadId ? far : monday, 1735.04)),
    );
    await desk.scan('KT 0334');
    await desk.part();
    await userEvent.click(screen.getByRole('button', { name: 'Change cart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which cart do you fill?' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Find another cart' }), 'last y');
    await userEvent.click(await screen.findByRole('option', { name: /Cart of last year/ }));
    const price = dialog.getByRole('status', { name: 'Price in this cart' });
    await waitFor(() => expect(price).toHaveTextContent('$172.23each for Harlan Auto Parts in Atlanta'));
    await userEvent.click(dialog.getByRole('button', { name: 'Fill this cart' }));
    expect(await screen.findByRole('region', { name: 'Active cart' })).toHaveTextContent('Cart of last year');
    expect(desk.api.callsOf(loadList).every(({ input }) => input.count === '10')).toBe(true);
    cleanup();
    renderIdentify(buyer);
    expect(await screen.findByRole('region', { name: 'Active cart' })).toHaveTextContent('Cart of last year');
  });

  it('hears what is typed wherever the focus is, and keeps it in the line whatever is clicked', async () => {
    const line = await desk.open();
    await userEvent.click(screen.getByText('Nothing yet.'));
    expect(line).toHaveFocus();
    line.blur();
    await desk.scan('KT 0334');
    expect(await desk.part()).toBeInTheDocument();
    expect(line).toHaveFocus();
  });

  it('opens how the price came about with F2 and returns to the line', async () => {
    const line = await desk.open();
    await desk.scan('KT 0334');
    await desk.part();
    await userEvent.keyboard('{F2}');
    const popup = await screen.findByRole('dialog', { name: 'Prices of KT 0334' });
    expect(await within(popup).findByText('Ounces at market prices')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).toHaveFocus());
    expect(window.location.search).toBe('?scan=1');
  });

  it('leaves with Escape', async () => {
    await desk.open();
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
    await desk.open();
    await desk.scan('KT 0334');
    await desk.part();
    expect(sounds).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    await desk.scan('ZZ 99');
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
    renderIdentify(session, '/converters/identify');
    await screen.findByText('Search for a converter');
    const tool = screen.queryByRole('button', { name: 'Scanner mode' });
    expect(tool !== null).toBe(isOffered);
    if (!tool) return;
    await userEvent.click(tool);
    expect(await screen.findByRole('dialog', { name: 'Which cart do you fill?' })).toBeInTheDocument();
  });
});
