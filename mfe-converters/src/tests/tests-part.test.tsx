import {
  productDetail,
  productHistory,
  seenBefore,
  testAdd,
  testDelete,
  testEdit,
  testList,
} from '@washcoat/contract-converters';
import type { ConverterTest } from '@washcoat/contract-converters';
import { Route, Routes } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import ConverterDetailScreen from '../converter-detail/converter-detail.screen';
import { detailA, testId } from '../converter/converter.fixture';

const first: ConverterTest = {
  testId: testId(11),
  productId: testId(1),
  subweight: 1180,
  ptAssay: 1250,
  pdAssay: 2310,
  rhAssay: 388,
  location: 'Atlanta lab',
  notes: 'XRF',
  userName: 'ada@washcoat.test',
  firstName: 'Ada',
  lastName: 'Admin',
  createdDate: new Date(2026, 10, 20, 9, 4).toISOString(),
};
const second: ConverterTest = { ...first, testId: testId(12), subweight: 1120, location: 'Houston' };
const apart = (mean: number, lowest: number, highest: number, spreadPercent: number) => ({
  ...{ mean, lowest, highest, spreadPercent },
});
const spread = {
  subweight: apart(1150, 1120, 1180, 2.61),
  ptAssay: apart(1250, 1250, 1250, 0),
  pdAssay: apart(2310, 2310, 2310, 0),
  rhAssay: apart(388, 388, 388, 0),
};
const two = { list: [first, second], areMoreItemsAvailable: false, testCount: 2, spread };
const one = { ...two, list: [first], testCount: 1 };
const laboratory = { hierarchy: 1, canShowTestHistory: true, canEditConverter: true, canAccessAssay: true };
const firstName = 'Atlanta lab 20-11-2026 09:04 am';
const failedSave = 'Oops! Something went wrong. Please try again later';
const field = (name: string) => screen.getByRole('textbox', { name });

describe('what is on record about a converter', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(productDetail, detailA),
      answers(seenBefore, { list: [] }),
      answers(testList, two),
      ...more,
    );
  };
  const open = (route = `/converter/${testId(1)}`, session: object = laboratory) =>
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

  it('[TEST-002] [TEST-003] [TEST-009] shows how many tests there are and how far they are apart', async () => {
    start();
    open();
    const apartTable = within(await screen.findByRole('table', { name: 'How far apart the tests are' }));
    expect(apartTable.getByRole('row', { name: /Weight/ })).toHaveTextContent('1,1501,1201,180±2.61 %');
    const tests = within(screen.getByRole('table', { name: 'Tests' }));
    const row = within(tests.getByRole('row', { name: /Atlanta lab/ }));
    for (const text of ['20-11-2026 09:04 am', '1,180 g', '1,250', '2,310', '388', 'Ada Admin', 'XRF'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('2 tests')).toBeInTheDocument();
    expect(screen.queryByText('Rests on a single test')).not.toBeInTheDocument();
    expect(api.callsOf(testList)[0]?.input).toEqual({ productId: testId(1), count: '100' });
  });

  it('[PRIC-007] stands beside the override price, under the address that pricing leads to', async () => {
    start(answers(productDetail, { ...detailA, price: 240, isCalculatedPrice: true }));
    open(`/converter/${testId(1)}/1`, { ...laboratory, canEditPricing: true, canShowPricing: true });
    expect(await screen.findByRole('table', { name: 'Tests' })).toBeInTheDocument();
    const strip = within(screen.getByLabelText('Prices', { selector: 'dl' }));
    expect(strip.getByText('Override').nextElementSibling).toHaveTextContent('$240.00');
  });

  it('says when the assay rests on a single test', async () => {
    start(answers(testList, one));
    open();
    expect(await screen.findByText('Rests on a single test')).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'How far apart the tests are' })).not.toBeInTheDocument();
  });

  it('[TEST-002] shows no tests without the right, and no assay and no changes to those who only read', async () => {
    start();
    open(undefined, { hierarchy: 1 });
    await screen.findByText('Never bought so far');
    expect(api.callsOf(testList)).toHaveLength(0);
    cleanup();
    const { testId: id, location, notes, userName, firstName: given, lastName, createdDate } = first;
    const bare = {
      testId: id,
      productId: testId(1),
      location,
      notes,
      userName,
      firstName: given,
      lastName,
      createdDate,
    };
    api.change(answers(testList, { list: [bare], areMoreItemsAvailable: false, testCount: 1 }));
    open(undefined, { hierarchy: 4, canShowTestHistory: true });
    expect(await screen.findByText('Atlanta lab')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /Sub-weight|Pt|Pd|Rh/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /test|^Edit|^Delete/ })).not.toBeInTheDocument();
  });

  it('[TEST-001] [TEST-004] [TEST-005] [TEST-006] [TEST-007] [TEST-008] [TEST-010] [TEST-013] adds a test', async () => {
    start(answers(testAdd, { message: '', testId: testId(13) }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add test' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add test' });
    expect(await axe(dialog)).toHaveNoViolations();
    const required = ['Sub-weight', 'Pt', 'Pd', 'Rh', 'Location'];
    for (const name of required) expect(field(name)).not.toHaveAttribute('aria-invalid');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add test' }));
    await waitFor(() => expect(field('Location')).toHaveAttribute('aria-invalid', 'true'));
    for (const name of required) expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field('Notes')).not.toHaveAttribute('aria-invalid');
    expect(api.callsOf(testAdd)).toHaveLength(0);
    await userEvent.type(field('Sub-weight'), '11x75.5{Tab}12o50{Tab}2300{Tab}390{Tab}Atlanta lab');
    expect(field('Pt')).toHaveValue('1250');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add test' }));
    expect(await screen.findByText('Successfully added the test')).toBeInTheDocument();
    expect(api.callsOf(testAdd)[0]?.input).toEqual({
      productId: testId(1),
      subweight: 1175.5,
      ptAssay: 1250,
      pdAssay: 2300,
      rhAssay: 390,
      location: 'Atlanta lab',
      notes: '',
    });
    expect(window.location.search).toBe('');
    await waitFor(() => expect(api.callsOf(testList)).toHaveLength(2));
  });

  it('[TEST-008] [TEST-010] [TEST-012] [TEST-013] edits a test and says why it was not saved', async () => {
    start(refuses(testEdit, 500));
    open();
    await userEvent.click(await screen.findByRole('button', { name: `Edit ${firstName}` }));
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Notes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save test' }));
    expect((await screen.findAllByText(failedSave)).length).toBeGreaterThan(0);
    api.change(refuses(testEdit, 400, { error: 'The lab is closed.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save test' }));
    expect((await screen.findAllByText('The lab is closed.')).length).toBeGreaterThan(0);
    expect(field('Notes')).toHaveValue('');
    expect(field('Location')).toHaveValue('Atlanta lab');
    api.change(answers(testEdit, { message: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save test' }));
    expect(await screen.findByText('Successfully edited the test')).toBeInTheDocument();
    expect(api.callsOf(testEdit).at(-1)?.input).toMatchObject({
      testId: testId(11),
      notes: '',
      rhAssay: 388,
    });
  });

  it('[TEST-008] [TEST-011] deletes a test after asking', async () => {
    start(answers(testDelete, { message: 'Deleted Successfully' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${firstName}` }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent(`Are you sure you want to delete the test ${firstName} ?`);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete test' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(testDelete)[0]?.input).toEqual({ testId: testId(11) });
  });

  it('tells when it was bought before, for how much each', async () => {
    start(
      answers(seenBefore, {
        list: [
          {
            loadId: testId(30),
            companyName: 'Harlan Auto Parts',
            date: new Date(2026, 9, 2).toISOString(),
            finalQty: 2.5,
            adjustedPrice: 168.2,
          },
        ],
      }),
    );
    open(undefined, { hierarchy: 1 });
    const part = within(await screen.findByRole('region', { name: 'Seen before' }));
    expect(await part.findByText('Harlan Auto Parts')).toBeInTheDocument();
    for (const text of ['$168.20', '2.5 pieces', '2nd Oct, 2026'])
      expect(part.getByText(text)).toBeInTheDocument();
    expect(api.callsOf(seenBefore)[0]?.input).toEqual({ productId: testId(1), count: '5' });
  });

  it('tells who changed the converter to those who may edit it', async () => {
    start(
      answers(productHistory, {
        list: [
          {
            entryId: testId(40),
            at: new Date(2026, 10, 20, 9, 4).toISOString(),
            userId: testId(41),
            userName: 'Priya Nair',
            action: 'edit',
            changes: [
              { field: 'price', before: '240', after: '1240.5' },
              { field: 'ptAssay', before: '1200', after: '1250' },
            ],
          },
        ],
        areMoreItemsAvailable: false,
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Changes' }));
    const changes = await screen.findByRole('list', { name: 'History' });
    expect(changes).toHaveTextContent('Pricefrom $240.00 to $1,240.50');
    expect(changes).toHaveTextContent('Pt, ppmfrom 1,200 to 1,250');
    cleanup();
    open(undefined, { hierarchy: 1, canShowTestHistory: true });
    await screen.findByRole('tab', { name: 'Tests' });
    expect(screen.queryByRole('tab', { name: 'Changes' })).not.toBeInTheDocument();
  });

  it("says which settlement's proposal a change came of, and leads there whom it is open to", async () => {
    const came = (entry: number, decision: 'accepted' | 'undone') => ({
      ...{ entryId: testId(entry), at: new Date(2026, 10, 20, 9, 4).toISOString(), userId: testId(41) },
      ...{ userName: 'Priya Nair', action: 'edit', changes: [] },
      proposal: { assayProposalId: testId(50), settlementNo: 'ST-2026-041', decision },
    });
    start(
      answers(productHistory, {
        list: [came(42, 'undone'), came(40, 'accepted')],
        areMoreItemsAvailable: false,
      }),
    );
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Changes' }));
    const [undone, accepted] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole(
      'listitem',
    );
    expect(undone).toHaveTextContent('changed it by undoing the accepted proposal of settlement ST-2026-041');
    expect(accepted).toHaveTextContent('changed it by accepting the proposal of settlement ST-2026-041');
    for (const link of screen.getAllByRole('link', { name: 'settlement ST-2026-041' }))
      expect(link).toHaveAttribute('href', `/assay-proposals/${testId(50)}`);
    cleanup();
    open(undefined, { ...laboratory, canAccessAssay: false });
    await userEvent.click(await screen.findByRole('tab', { name: 'Changes' }));
    expect((await screen.findAllByText(/settlement ST-2026-041/))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: /ST-2026-041/ })).not.toBeInTheDocument();
  });
});
