import {
  familyNames,
  productDetail,
  productEdit,
  productList,
  seenBefore,
  typeList,
} from '@washcoat/contract-converters';
import { Route, Routes } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import ConverterDetailScreen from '../converter-detail/converter-detail.screen';
import { detailA, foundTwo, testId } from '../converter/converter.fixture';
import { wholeDollars } from './whole-dollars';

const admin = { hierarchy: 1, canEditConverter: true, canAccessAssay: true, canViewMarkForTest: true };
const form = `/converter/${testId(1)}/1?edit=1`;
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save converter' }));

it('[CONV-066] keeps the numbers of an override price and rounds them to whole dollars', () => {
  expect(['$1,240.60', '240.4', 'abc', '', '.5', '12a3', '240,6', '1,240'].map(wholeDollars)).toEqual([
    '1241',
    '240',
    '',
    '',
    '1',
    '123',
    '241',
    '1,240',
  ]);
});

describe('the form of a converter', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(productDetail, detailA),
      answers(seenBefore, { list: [] }),
      answers(familyNames, { list: ['Foreign Large'] }),
      answers(typeList, { list: [{ id: 1, name: 'CERAMIC' }], areMoreItemsAvailable: false }),
      answers(productEdit, { message: '', version: 2 }),
      ...more,
    );
  };
  const open = (route = form, session: object = admin) =>
    renderWithPlatform(
      <Routes>
        <Route path="/converter/:id/:type?/:parameters?" element={<ConverterDetailScreen />} />
      </Routes>,
      { route, store, session },
    );

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[CONV-044] [CONV-073] [CONV-085] sends what was changed, from the page of the converter', async () => {
    start();
    open(`/converter/${testId(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit converter' }));
    await screen.findByRole('form', { name: 'Save converter' });
    await userEvent.type(field('Model'), ' W204');
    await userEvent.clear(field('Pt'));
    await userEvent.click(screen.getByRole('button', { name: 'Make picture 2 the first' }));
    await save();
    expect(await screen.findByText('Successfully edited Conveter')).toBeInTheDocument();
    expect(api.callsOf(productEdit)[0]?.input).toEqual({
      productId: testId(1),
      version: 1,
      model: 'C-Class W204',
      ptAssay: null,
      urls: ['/files/converters/b.svg', '/files/converters/a.svg'],
      profileUrl: '/files/converters/b.svg',
    });
    expect(window.location.search).toBe('');
  });

  it('can be used with assistive technology', async () => {
    start();
    open();
    const shown = await screen.findByRole('form', { name: 'Save converter' });
    expect(await axe(shown)).toHaveNoViolations();
  });

  it('[CONV-039] [CONV-042] [CONV-043] [CONV-044] has only the fields that the user may set', async () => {
    start();
    open(form, { hierarchy: 4, canEditConverter: true });
    await screen.findByRole('form', { name: 'Save converter' });
    expect(screen.queryByRole('textbox', { name: /^(Sub-weight|Pt|Price)$/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: /Override Price|Mark for test/ })).not.toBeInTheDocument();
    cleanup();
    open(form, { hierarchy: 1 });
    expect(await screen.findByRole('heading', { name: 'KT 0334', level: 2 })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit converter' })).not.toBeInTheDocument();
  });

  it('[PRIC-008] [CONV-042] [CONV-050] [CONV-051] [CONV-066] lets a super admin set the override price, after asking', async () => {
    start();
    open(form, { ...admin, isSA: true });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Price' }), '2x40.6');
    await userEvent.tab();
    expect(field('Price')).toHaveValue('241');
    await userEvent.click(screen.getByRole('switch', { name: 'Override Price' }));
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Save the price' });
    expect(question).toHaveTextContent('Are you sure you want to save the change ?');
    expect(question).toHaveTextContent('$241.00 stands in the place of the calculated price.');
    await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(api.callsOf(productEdit)).toHaveLength(0);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save price' }));
    await waitFor(() =>
      expect(api.callsOf(productEdit)[0]?.input).toEqual({
        productId: testId(1),
        version: 1,
        price: 241,
        isCalculatedPrice: true,
      }),
    );
  });

  it('[PRIC-008] asks before a discount of the converter is saved, not before its unit alone', async () => {
    start();
    open();
    await userEvent.click(
      within(await screen.findByRole('radiogroup', { name: 'Unit of Rh discount' })).getByRole('radio', {
        name: '$',
      }),
    );
    await save();
    await waitFor(() => expect(api.callsOf(productEdit)).toHaveLength(1));
    cleanup();
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Scheme discount' }), '3');
    await save();
    expect(await screen.findByRole('alertdialog', { name: 'Save the price' })).toHaveTextContent(
      'Are you sure you want to save the change ?',
    );
    expect(api.callsOf(productEdit)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Save price' }));
    await waitFor(() => expect(api.callsOf(productEdit)).toHaveLength(2));
  });

  it('[PRIC-067] says that the types did not load, and keeps the rest of the form', async () => {
    start(refuses(typeList, 503));
    open();
    expect(await screen.findByText('Unable to get conerter types list.')).toBeInTheDocument();
    expect(field('Model')).toHaveValue(detailA.model);
  });

  it('asks before it marks a converter with assays as without precious metal', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('switch', { name: /^Without precious metal/ }));
    await save();
    const question = await screen.findByRole('alertdialog', { name: 'Worth nothing with these assays?' });
    expect(question).toHaveAccessibleDescription(/without precious metal, but has Pt \d+ ppm/);
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(api.callsOf(productEdit)).toHaveLength(0);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save as worth nothing' }));
    await waitFor(() => expect(api.callsOf(productEdit)).toHaveLength(1));
    expect(api.callsOf(productEdit)[0]?.input).toEqual({
      ...{ productId: testId(1), version: 1, isWithoutMetal: true },
    });
  });

  it('keeps the vehicles it was fitted to, with years in order', async () => {
    start();
    open();
    const before = detailA.vehicles.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Add vehicle' }));
    const row = within(screen.getByRole('group', { name: `Vehicle ${before + 1}` }));
    for (const [name, text] of [
      ['Make', 'Mercedes'],
      ['Model', 'C 220'],
      ['From', '2011'],
      ['To', '2009'],
    ] as const)
      await userEvent.type(row.getByRole('textbox', { name }), text);
    await save();
    await waitFor(() =>
      expect(row.getByRole('textbox', { name: 'To' })).toHaveAccessibleDescription(
        'Enter the years from the first to the last',
      ),
    );
    await userEvent.clear(row.getByRole('textbox', { name: 'To' }));
    await userEvent.type(row.getByRole('textbox', { name: 'To' }), '2014');
    await save();
    await waitFor(() => expect(api.callsOf(productEdit)).toHaveLength(1));
    expect(api.callsOf(productEdit)[0]?.input).toMatchObject({
      vehicles: [
        ...detailA.vehicles,
        { make: 'Mercedes', model: 'C 220', yearFrom: 2011, yearTo: 2014, engine: '' },
      ],
    });
  });

  it('leaves the focus at the vehicles when one is taken away', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add vehicle' }));
    expect(screen.getAllByRole('textbox', { name: 'Make' }).at(-1)).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove vehicle 1' }));
    expect(screen.getByRole('button', { name: 'Add vehicle' })).toHaveFocus();
  });

  it('hints at others with the code that is typed, not at itself', async () => {
    const other = { ...detailA, productId: testId(7), oem: 'KT 0334' };
    start(answers(productList, { ...foundTwo, list: [detailA, other] }));
    open();
    const oem = await screen.findByRole('textbox', { name: /^OEM/ });
    await userEvent.clear(oem);
    await userEvent.type(oem, 'kt 0334');
    const note = await screen.findByRole('region', { name: 'The catalogue has this code' });
    expect(within(note).getByRole('link')).toHaveAttribute('href', `/converter/${testId(7)}/1`);
  });

  it('[CONV-081] says why it was not saved, at its field too, and keeps what was typed', async () => {
    const taken = 'A converter carries this code already.';
    start(refuses(productEdit, 409, { error: taken, fields: { oem: taken } }));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: /^OEM/ }), ' B');
    await save();
    await waitFor(() => expect(field(/^OEM/)).toHaveAttribute('aria-invalid', 'true'));
    api.change(refuses(productEdit, 500));
    await save();
    const failed = 'Oops! Something went wrong. Please try again later';
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0);
    const gone = 'This converter was not found.';
    api.change(refuses(productEdit, 404, { error: gone }));
    await save();
    const form = screen.getByRole('form', { name: 'Save converter' });
    await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent(gone));
    expect(field(/^OEM/)).toHaveValue('KT 0334 B');
  });

  it.each([
    ['Take Priya’s', [{ productId: testId(1), version: 1, notes: 'Check the weight. Twice.' }]],
    [
      'Keep mine',
      [
        { productId: testId(1), version: 1, notes: 'Check the weight. Twice.' },
        { productId: testId(1), version: 7, notes: 'Check the weight. Twice.', model: 'C-Class' },
      ],
    ],
  ])('shows both versions when somebody was faster: %s', async (choice, sent) => {
    start(refuses(productEdit, 409, { error: 'Priya changed it.', code: 'STALE', changedBy: 'Priya Nair' }));
    open();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), ' Twice.');
    api.change(answers(productDetail, { ...detailA, model: 'E-Class', version: 7 }));
    await save();
    const clash = await screen.findByRole('dialog', { name: 'Priya Nair changed this converter' });
    expect(within(clash).getByText('E-Class')).toBeInTheDocument();
    api.change(answers(productEdit, { message: '', version: 8 }));
    await userEvent.click(within(clash).getByRole('button', { name: choice }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(api.callsOf(productEdit).map(({ input }) => input)).toEqual(sent));
  });
});
