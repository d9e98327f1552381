import {
  familyNames,
  productActive,
  productAdd,
  productBulkEdit,
  productDelete,
  productDetail,
  productDump,
  productList,
  productMarkForTest,
  typeList,
} from '@washcoat/contract-converters';
import {
  answers,
  fakeApi,
  refuses,
  renderWithPlatform,
  watchDownloads,
} from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { detailA, foundTwo, testId } from '../converter/converter.fixture';
import CatalogueScreen from './catalogue.screen';

const keeper = {
  hierarchy: 1,
  isSA: true,
  canAddConverter: true,
  canEditConverter: true,
  canDeleteConverter: true,
  canViewMarkForTest: true,
  canShowPricing: true,
};
const searched = '/converters?text=kt';
const edited = { message: 'Successfully edited Conveter', changed: 1, refused: [] };

describe('the add converters page', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(productList, foundTwo),
      answers(familyNames, { list: ['Foreign Large'] }),
      answers(typeList, { list: [{ id: 1, name: 'CERAMIC' }], areMoreItemsAvailable: false }),
      ...more,
    );
  };
  const open = (route = searched, session: object = keeper) =>
    renderWithPlatform(<CatalogueScreen />, { route, store, session });

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[CONV-001] [CONV-010] [CONV-087] shows a table only once something is searched for', async () => {
    start();
    open('/converters');
    expect(await screen.findByRole('heading', { name: 'Converters' })).toBeInTheDocument();
    expect(screen.getByText('Search for a converter')).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    expect(api.callsOf(productList)).toHaveLength(0);
    await userEvent.type(screen.getByRole('searchbox'), 'k');
    expect(await screen.findByRole('grid', { name: 'Converters' })).toBeInTheDocument();
    expect(api.callsOf(productList)[0]?.input).toEqual({ text: 'k', offset: '0', count: '25' });
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.callsOf(productList).at(-1)?.input).toMatchObject({ offset: '25' }));
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Search for a converter')).toBeInTheDocument();
  });

  it('sorts by several columns with Shift, and keeps it in the address', async () => {
    start();
    open();
    await screen.findByText('KT 0334');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Type' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('button', { name: 'OEM' }));
    await user.keyboard('{/Shift}');
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('sort')).toBe('type.asc,oem.asc'),
    );
    await waitFor(() =>
      expect(api.callsOf(productList).at(-1)?.input).toMatchObject({ text: 'kt', sort: 'type.asc,oem.asc' }),
    );
  });

  it('offers for the one chosen converter what its row does, also at the keys', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select KT 0334' }));
    const bar = within(screen.getByRole('region', { name: 'Chosen converter' }));
    for (const label of ['Edit converter', 'Show prices', 'Delete converter', 'Edit chosen converters'])
      expect(bar.getByRole('button', { name: label })).toBeInTheDocument();
    await userEvent.keyboard('d');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('the converter KT 0334');
  });

  it('[CONV-011] leads to the converter', async () => {
    start();
    open();
    expect(await screen.findByRole('link', { name: 'View KT 0334' })).toHaveAttribute(
      'href',
      `/converter/${testId(1)}/1`,
    );
  });

  it('[CONV-012] [CONV-074] deletes after asking, and names the carts that hold it', async () => {
    const held = '1 open cart holds this converter: Harlan yard pickup.';
    start(refuses(productDelete, 409, { error: held, code: 'IN_CARTS' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'More for KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete converter' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the converter KT 0334 ?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete converter' }));
    expect(await within(dialog).findByText(held)).toBeInTheDocument();
    api.change(answers(productDelete, { message: 'Deleted Successfully' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete converter' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(productDelete).at(-1)?.input).toEqual({ productId: testId(1) });
  });

  it('[CONV-012] [CONV-013] [CONV-014] [CONV-043] offers nothing that the user may not do', async () => {
    start();
    open(searched, { hierarchy: 1, canAddConverter: false });
    await screen.findByText('KT 0334');
    for (const name of ['Add Converter', 'Download', 'More for KT 0334'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('[CONV-014] [CONV-075] downloads the catalogue for super admins', async () => {
    const downloads = watchDownloads();
    start(answers(productDump, { link: '/read/v1/download/catalogue' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(downloads.links).toEqual(['/read/v1/download/catalogue']));
    downloads.stop();
  });

  it('[CONV-043] [CONV-045] switches a converter on, off and to the laboratory', async () => {
    start(answers(productActive, edited), answers(productMarkForTest, edited));
    open();
    await userEvent.click(await screen.findByRole('switch', { name: 'KT 0334 is active' }));
    expect(await screen.findByText('Successfully edited Conveter')).toBeInTheDocument();
    expect(api.callsOf(productActive)[0]?.input).toEqual({ ids: [testId(1)], isActive: false });
    await userEvent.click(screen.getByRole('switch', { name: 'KT 0334 is marked for test' }));
    await waitFor(() =>
      expect(api.callsOf(productMarkForTest)[0]?.input).toEqual({ ids: [testId(1)], isMarkForTest: true }),
    );
  });

  it('[CONV-015] shows the prices of a converter', async () => {
    start(answers(productDetail, detailA));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'More for KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show prices' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Prices of KT 0334' }));
    expect(
      (await popup.findAllByRole('definition')).slice(0, 3).map(({ textContent }) => textContent),
    ).toEqual([...['$172.23', '$187', '$214.48']]);
  });

  it('gives the chosen converters the same values, and only those that were set', async () => {
    const gone = { id: testId(2), error: 'This converter was not found.' };
    start(answers(productBulkEdit, { ...edited, refused: [gone] }));
    open(searched, { ...keeper, canAccessAssay: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select KT 0334' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 55570431' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit chosen converters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 2 converters' });
    screen.getByRole('combobox', { name: 'Family' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Foreign Large' }));
    screen.getByRole('combobox', { name: 'Without precious metal' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Alt1 modifier' }), '-10');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save 2 converters' }));
    expect(await screen.findByRole('alertdialog', { name: 'Save the price' })).toHaveTextContent(
      'Are you sure you want to save the change ?The prices of 2 converters follow at once.',
    );
    expect(api.callsOf(productBulkEdit)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    expect(
      await screen.findByText('1 converter unchanged: This converter was not found.'),
    ).toBeInTheDocument();
    expect(api.callsOf(productBulkEdit)[0]?.input).toEqual({
      ids: [testId(1), testId(2)],
      change: { family: 'Foreign Large', price2Modifier: -10, isWithoutMetal: true },
    });
    expect(await screen.findByText('1 converter selected')).toBeInTheDocument();
  });

  it('keeps the form of many open, and says of nothing that it was saved, when every one is refused', async () => {
    const error = 'KT 0334 has Pt 1250 ppm. Mark it in its own form if it is worth nothing all the same.';
    start(answers(productBulkEdit, { ...edited, changed: 0, refused: [{ id: testId(1), error }] }));
    open(searched, { ...keeper, canAccessAssay: true });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select KT 0334' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit chosen converters' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit 1 converter' });
    screen.getByRole('combobox', { name: 'Without precious metal' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Yes' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save 1 converter' }));
    expect(await within(dialog).findByText(`1 converter unchanged: ${error}`)).toBeInTheDocument();
    expect(screen.queryByText('Successfully edited Conveter')).not.toBeInTheDocument();
    expect(screen.getByText('1 converter selected')).toBeInTheDocument();
  });

  it('[CONV-086] clears rows and pages when a search is refused', async () => {
    start();
    open();
    await screen.findByText('KT 0334');
    api.change(refuses(productList, 400, { error: 'Type less.' }));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Type less.')).toBeInTheDocument();
    expect(screen.queryByText('KT 0334')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    api.change(answers(productList, foundTwo));
    await userEvent.type(screen.getByRole('searchbox'), 'y');
    expect(await screen.findByText('KT 0334')).toBeInTheDocument();
  });

  it('hints at the converters that carry the code that is typed, with a way to each', async () => {
    const found = [
      { ...detailA, oem: 'kt-0334' },
      { ...detailA, productId: testId(3), oem: 'KT 0335' },
    ];
    start(answers(productList, { ...foundTwo, list: found }), answers(productDetail, detailA));
    open('/converters?add=1');
    const note = () => screen.queryByRole('region', { name: 'The catalogue has this code' });
    const oem = await screen.findByRole('textbox', { name: /^OEM/ });
    await userEvent.type(oem, 'kt0334');
    expect(note()).not.toBeInTheDocument();
    const shown = await screen.findByRole('region', { name: 'The catalogue has this code' });
    expect(api.callsOf(productList).map(({ input }) => input)).toEqual([{ text: 'kt0334', count: '10' }]);
    const links = within(shown).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['kt-0334', `/converter/${testId(1)}/1`],
    ]);
    expect(shown.closest('[role="status"]')).not.toBeNull();
    await userEvent.type(oem, '9');
    expect(note()).not.toBeInTheDocument();
    await userEvent.type(oem, '{Backspace}');
    expect(await screen.findByRole('region', { name: 'The catalogue has this code' })).toBeInTheDocument();
  });

  it('[CONV-013] [CONV-072] [CONV-081] [CONV-084] adds a converter that a code and a type are enough for', async () => {
    start(refuses(productAdd, 500));
    open('/converters');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Converter' }));
    const form = await screen.findByRole('form', { name: 'Add converter' });
    expect(screen.getByRole('textbox', { name: /^OEM/ })).toHaveFocus();
    await userEvent.click(within(form).getByRole('button', { name: 'Add converter' }));
    expect(await screen.findByText('2 fields need attention')).toBeInTheDocument();
    expect(api.callsOf(productAdd)).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: /^OEM/ }), ' GD3 ');
    screen.getByRole('combobox', { name: /^Type/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'CERAMIC' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Add converter' }));
    expect(await within(form).findByRole('alert')).toHaveTextContent('Oops! Something went wrong.');
    expect(screen.getByRole('textbox', { name: /^OEM/ })).toHaveValue(' GD3 ');
    api.change(answers(productAdd, { message: '', productId: testId(9) }));
    await userEvent.click(within(form).getByRole('button', { name: 'Add converter' }));
    expect(await screen.findByText('Successfully added Converter')).toBeInTheDocument();
    const [failed, added] = api.callsOf(productAdd);
    expect(added?.input).toMatchObject({ oem: 'GD3', type: 1, ptDisc: null, ptDiscIsPercentage: true });
    expect(added?.input).not.toHaveProperty('subweight');
    expect(added?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(added?.headers.get('Idempotency-Key')).toBe(failed?.headers.get('Idempotency-Key'));
    await waitFor(() => expect(window.location.pathname).toBe(`/converter/${testId(9)}/1`));
    expect(window.location.search).toBe('');
  });
});
