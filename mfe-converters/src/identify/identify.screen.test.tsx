import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productDetail, productList, priceHistory, typeList } from '@washcoat/contract-converters';
import { companyList, facilityList, type SignedIn } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { converterA, detailA, foundTwo, testId, withoutRights } from '../converter/converter.fixture';
import { house, lookups, nothing } from './identify.fixture';
import IdentifyScreen from './identify.screen';

const placeholder = 'OEM number, description or make';

describe('Identify Converters', () => {
  let api: ReturnType<typeof fakeApi>;

  const open = (session: Partial<SignedIn> = house, route = '/converters/identify') =>
    renderWithPlatform(<IdentifyScreen />, { route, store, session });
  const type = (text: string) =>
    fireEvent.change(screen.getByPlaceholderText(placeholder), { target: { value: text } });
  const table = async () => screen.findByRole('region', { name: 'Converters' });

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  it('[CONV-002] [CONV-029] invites to search and asks for no converter before that', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open();
    expect(await screen.findByText('Search for a converter')).toBeInTheDocument();
    expect(api.callsOf(productList)).toEqual([]);
  });

  it('shows what was probably meant, with a link to it', async () => {
    api = fakeApi(answers(productList, { ...foundTwo, didYouMean: { text: 'Toyota GD3' } }), ...lookups);
    open(house, '/converters/identify/text=toyta%20GD3');
    expect(await screen.findByText(/Nothing is filed under “toyta GD3”. Did you mean/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Toyota GD3' }));
    await waitFor(() => expect(window.location.pathname).toBe('/converters/identify/text=Toyota%20GD3'));
    api.change(answers(productList, foundTwo));
    fireEvent.change(screen.getByPlaceholderText(placeholder), { target: { value: 'GD3' } });
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument());
  });

  it('searches for what is typed, shows it in the address, and clears the results with the text', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open();
    type('KT 0334');
    const rows = await table();
    expect(await within(rows).findByText('KT 0334')).toBeInTheDocument();
    expect(api.callsOf(productList).map(({ input }) => input)).toEqual([
      { text: 'KT 0334', offset: '0', count: '25' },
    ]);
    expect(window.location.pathname).toBe('/converters/identify/text=KT%200334');
    type('');
    expect(await screen.findByText('Search for a converter')).toBeInTheDocument();
    expect(screen.queryByText('KT 0334')).not.toBeInTheDocument();
  });

  it('restores a search from its address and says for whom the list is priced', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(
      house,
      `/converters/identify/make=Mercedes;text=KT?facility=Atlanta&customer=${testId(70)}&customerName=Harlan`,
    );
    expect(await screen.findByText('Harlan Auto Parts')).toBeInTheDocument();
    expect(screen.getByText(/^Prices of/)).toHaveTextContent(
      /^Prices of 20th Nov, 2026 .*, applied by Dana Whitlock$/,
    );
    expect(api.callsOf(productList)[0]?.input).toMatchObject({
      text: 'KT',
      make: 'Mercedes',
      facilityCity: 'Atlanta',
      companyId: testId(70),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Make' }));
    await waitFor(() => expect(api.callsOf(productList).at(-1)?.input).not.toHaveProperty('make'));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() =>
      expect(api.callsOf(productList).at(-1)?.input).toEqual({ text: 'KT', offset: '0', count: '25' }),
    );
  });

  it('[CONV-027] [CONV-030] [CONV-088] filters by active facility and by type, and searches at once', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open();
    await waitFor(() => expect(api.callsOf(typeList)[0]?.input).toEqual({ count: '100' }));
    expect(api.callsOf(facilityList)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Facility' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Atlanta' }));
    expect(screen.queryByRole('menuitem', { name: 'Tampa' })).not.toBeInTheDocument();
    expect(api.callsOf(facilityList).map(({ input }) => input)).toEqual([
      { isActive: 'true', count: '1000' },
    ]);
    await waitFor(() =>
      expect(api.callsOf(productList).at(-1)?.input).toMatchObject({
        facilityId: testId(81),
        facilityCity: 'Atlanta',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Type' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'DIESEL' }));
    await waitFor(() =>
      expect(api.callsOf(productList).at(-1)?.input).toMatchObject({ facilityId: testId(81), ctype: '2' }),
    );
  });

  it('says that the facilities did not load, and asks again when somebody comes back', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups, refuses(facilityList, 503));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Facility' }));
    await waitFor(() => expect(screen.getByRole('menu')).toHaveTextContent('Facilities did not load'));
    await userEvent.keyboard('{Escape}');
    api.change(...lookups);
    await userEvent.hover(screen.getByRole('button', { name: 'Customer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Facility' }));
    expect(await screen.findByRole('menuitem', { name: 'Atlanta' })).toBeInTheDocument();
  });

  it.each([
    ['hierarchy 1', { hierarchy: 1 }, true],
    ['hierarchy 10', { hierarchy: 10 }, true],
    ['hierarchy 4 with the right', { hierarchy: 4, canShowAdvancedSearchFilters: true }, true],
    ['hierarchy 2 with the right', { hierarchy: 2, canShowAdvancedSearchFilters: true }, true],
    ['hierarchy 4', { hierarchy: 4 }, false],
    ['hierarchy 2', { hierarchy: 2 }, false],
  ])('[CONV-018] has the filters of %s', async (_who, session, hasThem) => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(session, '/converters/identify/text=KT');
    await screen.findByText('KT 0334');
    for (const name of ['Type', 'Make', 'Facility', 'Customer'])
      expect([name, screen.queryByRole('button', { name }) !== null]).toEqual([name, hasThem]);
  });

  it('[CONV-089] asks for up to 500 customers once three letters are typed', async () => {
    const harlan = { companyId: testId(70), companyName: 'Harlan Auto Parts', city: 'Atlanta' };
    const found = { list: [harlan], areMoreItemsAvailable: false, next: null };
    const companies = { definition: companyList, reply: () => Response.json(found) };
    api = fakeApi(companies, answers(productList, foundTwo), ...lookups);
    open(house, '/converters/identify/text=KT');
    await userEvent.click(screen.getByRole('button', { name: 'Customer' }));
    const box = await screen.findByRole('combobox', { name: 'Customer' });
    await userEvent.type(box, 'Ha');
    expect(api.callsOf(companyList)).toEqual([]);
    await userEvent.type(box, 'r');
    await waitFor(() => expect(api.callsOf(companyList)[0]?.input).toEqual({ text: 'Har', count: '500' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Harlan Auto Parts/ }));
    await waitFor(() =>
      expect(api.callsOf(productList).at(-1)?.input).toMatchObject({ text: 'KT', companyId: testId(70) }),
    );
  });

  it('[CONV-080] says that the types did not load, and searches all the same', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups, refuses(typeList, 503));
    open(house, '/converters/identify/text=KT');
    expect(await screen.findByText('Unable to get conerter types list.')).toBeInTheDocument();
    expect(await screen.findByText('KT 0334')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Type' }));
    expect(await screen.findByRole('menu')).toHaveTextContent('Nothing to choose from');
  });

  it('[CONV-028] [CONV-087] pages by 25 and keeps the place in the address', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(house, '/converters/identify/text=KT');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(api.callsOf(productList).at(-1)?.input).toMatchObject({ offset: '25', count: '25' }),
    );
    expect(window.location.search).toBe('?offset=25');
    screen.getByRole('combobox', { name: 'Rows per page' }).focus();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '25',
      '50',
      '100',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '50' }));
    await waitFor(() =>
      expect(api.callsOf(productList).at(-1)?.input).toMatchObject({ offset: '0', count: '50' }),
    );
  });

  it('[CONV-032] shows columns by right: prices, base for the house, weight and ppm', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(house, '/converters/identify/text=KT');
    const rows = await table();
    expect(await within(rows).findByText('$172.23')).toBeInTheDocument();
    for (const title of ['Weight g', 'Market', 'Listed', 'Scheme', 'Alt1', 'Offer']) {
      expect(within(rows).getByText(title)).toBeInTheDocument();
    }
    expect(within(rows).getByRole('img', { name: /^Two parts carry this stamp/ })).toBeInTheDocument();
    expect(within(rows).getByRole('img', { name: 'Marked for test' })).toBeInTheDocument();
    expect(within(rows).getByRole('img', { name: 'Override Price' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getByRole('menuitemcheckbox', { name: 'Base' })).not.toBeChecked();
  });

  it('has no column, and no choice of one, for what the user may not see', async () => {
    const bare = { ...foundTwo, list: [withoutRights(converterA)], pricedFor: undefined };
    api = fakeApi(answers(productList, bare), ...lookups);
    open({ hierarchy: 10 }, '/converters/identify/text=KT');
    const rows = await table();
    await within(rows).findByText('KT 0334');
    expect(within(rows).queryByText('Offer')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
      'Picture',
      'OEM',
      'Make, description',
      'Type',
    ]);
  });

  it('[CONV-005] switches between table and cards and remembers it', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    const { unmount } = open(house, '/converters/identify/text=KT');
    await table();
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    const card = await screen.findByRole('link', { name: /KT 0334.*Mercedes C-Class/ });
    expect(card).toHaveAttribute('href', `/converter/${testId(1)}/2/text=KT`);
    expect(screen.getByText('2 parts')).toBeInTheDocument();
    unmount();
    open(house, '/converters/identify/text=KT');
    await userEvent.click(await screen.findByRole('link', { name: /55570431/ }));
    expect(window.location.pathname).toBe(`/converter/${testId(2)}/2/text=KT`);
  });

  it('walks through cards with the arrows and adds the one in hand with a', async () => {
    localStorage.setItem('washcoat.converters.view', 'cards');
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(house, '/converters/identify/text=KT');
    await screen.findByRole('link', { name: /KT 0334/ });
    screen.getByPlaceholderText(placeholder).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /KT 0334/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: /55570431/ })).toHaveFocus();
    await userEvent.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Add 55570431 to a cart' })).toBeInTheDocument();
  });

  it('opens a row by click, and by keyboard from the search box', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(house, '/converters/identify/text=KT');
    await userEvent.click(await screen.findByText('KT 0334'));
    expect(window.location.pathname).toBe(`/converter/${testId(1)}/2/text=KT`);
    cleanup();
    open(house, '/converters/identify/text=KT');
    await screen.findByText('KT 0334');
    screen.getByPlaceholderText(placeholder).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.pathname).toBe(`/converter/${testId(2)}/2/text=KT`);
  });

  it('adds the row in hand to a cart with a, and nothing while somebody types', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(house, '/converters/identify/text=KT');
    await screen.findByText('KT 0334');
    screen.getByPlaceholderText(placeholder).focus();
    await userEvent.keyboard('a');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    screen.getByPlaceholderText(placeholder).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('a');
    expect(await screen.findByRole('dialog', { name: 'Add KT 0334 to a cart' })).toBeInTheDocument();
  });

  it('[CONV-015] shows every price of a row in a popup', async () => {
    api = fakeApi(
      answers(productList, foundTwo),
      answers(productDetail, detailA),
      answers(priceHistory, { list: [], high: null, low: null, average: null }),
      ...lookups,
    );
    open(house, '/converters/identify/text=KT');
    await userEvent.click(await screen.findByRole('button', { name: 'More for KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Show prices/ }));
    const popup = await screen.findByRole('dialog', { name: 'Prices of KT 0334' });
    expect(await within(popup).findByText('Ounces at market prices')).toBeInTheDocument();
    const [names, values] = (['term', 'definition'] as const).map((role) =>
      within(popup)
        .getAllByRole(role)
        .slice(0, 7)
        .map(({ textContent }) => textContent),
    );
    expect(names).toEqual(['Offer', 'Calculated', 'Market', 'Base', 'Listed', 'Scheme', 'Alt1']);
    expect(values).toEqual(['$172.23', '$187', '$214.48', '$182.59', '$187.15', '$175.92', '$168.44']);
    expect(await within(popup).findByText('No price was recorded yet')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'More for KT 0334' })).toHaveFocus());
  });

  it('[CONV-086] clears rows and paging on an answer of 400, and keeps them when the server is away', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open(house, '/converters/identify/text=KT');
    await screen.findByText('KT 0334');
    api.change(refuses(productList, 503));
    type('GD');
    expect(await screen.findByText(/^Converters did not load/)).toBeInTheDocument();
    expect(screen.getByText('KT 0334')).toBeInTheDocument();
    api.change(refuses(productList, 400, { error: 'Refine your search', requestId: 'x' }));
    type('GD3');
    expect(await screen.findByText('Refine your search')).toBeInTheDocument();
    expect(screen.queryByText('KT 0334')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    api.change(answers(productList, foundTwo));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('KT 0334')).toBeInTheDocument();
  });

  it('says that nothing was found and offers to clear the filters', async () => {
    api = fakeApi(answers(productList, nothing), ...lookups);
    open(house, '/converters/identify/text=zz?facility=Atlanta');
    const empty = await screen.findByText('No converters found');
    expect(empty).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(2);
  });

  it('[CONV-020] offers the cart to the full search only', async () => {
    api = fakeApi(answers(productList, foundTwo), ...lookups);
    open({ hierarchy: 4, canShowPricing: true, canBuildCart: true }, '/converters/identify/text=KT');
    await screen.findByText('KT 0334');
    expect(screen.queryByRole('button', { name: 'Add KT 0334 to a cart' })).not.toBeInTheDocument();
    cleanup();
    open(
      { hierarchy: 4, canShowAdvancedSearchFilters: true, canBuildCart: true },
      '/converters/identify/text=KT',
    );
    expect(await screen.findByRole('button', { name: 'Add KT 0334 to a cart' })).toBeInTheDocument();
  });
});
