import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  assayProposalAccept,
  assayProposalGet,
  assayProposalList,
  assayProposalRefuse,
  type AssayProposal,
  type AssayProposalWhole,
} from '@washcoat/contract-converters';
import { pageContribution } from '@washcoat/contract-kernel';
import { viewList } from '@washcoat/contract-entities';
import { liveIsDown, liveIsUp, liveMessages, Route, Routes } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import AssayProposalListScreen from './assay-proposal-list.screen';
import AssayProposalScreen from './assay-proposal.screen';

const row: AssayProposal = {
  ...{ assayProposalId: testId(1), settlementId: testId(2), version: 1, status: 'open' },
  ...{ family: 'Toyota', settlementNo: 'ST-2026-041', companyName: 'Corner Muffler', converterCount: 1 },
  ...{
    createdDate: new Date(2026, 10, 2, 9, 4).toISOString(),
    decidedBy: null,
    decidedDate: null,
    reason: '',
  },
};
const metals = (pt: number, pd: number, rh: number) => ({ pt, pd, rh });
const line: AssayProposalWhole['lines'][number] = {
  ...{ productId: testId(3), oem: '17201', description: 'Toyota Corolla', pieces: 40, grams: 39_200 },
  ...{ tests: 2, testsAfter: 6.5, before: metals(900, 2100, 300), after: metals(870, 2040, 291) },
  ...{ uncertaintyBefore: metals(67, 155, 22), uncertainty: metals(40, 93, 13) },
  ...{ now: metals(900, 2100, 300), isChanged: false, priceBefore: 187.15, priceAfter: 181.4 },
};
const whole: AssayProposalWhole = {
  ...row,
  evidence: {
    ...{ pieces: 100, unknownPieces: 2, familyPieces: 40, expectedGrams: 98_000, settledGrams: 97_000 },
    ...{ expectedOz: metals(10, 20, 3), settledOz: metals(9.6, 19.4, 2.9), familyOz: metals(4, 8, 1.2) },
  },
  lines: [line],
};

const remote = { name: 'mfe-others', title: 'Others', version: '1.0.0' };

function open(route: string, session = {}, offered: readonly string[] = []) {
  store.dispatch(convertersApi.util.resetApiState());
  return renderWithPlatform(
    <Routes>
      <Route path="/assay-proposals" element={<AssayProposalListScreen />} />
      <Route path="/assay-proposals/:assayProposalId" element={<AssayProposalScreen />} />
    </Routes>,
    {
      ...{ store, route, session: { canEditConverter: true, canAccessAssay: true, ...session } },
      contributions: {
        pages: offered.map((path) => ({ ...pageContribution.parse({ path, title: path }), remote })),
      },
    },
  );
}

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi(
    answers(viewList, { list: [] }),
    answers(assayProposalList, { list: [row], areMoreItemsAvailable: false, next: null }),
    answers(assayProposalGet, whole),
  );
});
afterEach(() => {
  cleanup();
  api.restore();
});

it('lists what settlements say, by what became of it, and opens one', async () => {
  const { container } = open('/assay-proposals');
  expect(await screen.findByText('ST-2026-041')).toBeVisible();
  expect(screen.getByText('2nd Nov, 2026 9:04 am')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Open' })).toHaveAttribute('aria-selected', 'true');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByText('Toyota'));
  expect(await screen.findByRole('table', { name: 'Expected and settled ounces' })).toBeVisible();
});

it('shows the evidence, and each converter with its assays and prices before and after', async () => {
  const { container } = open(`/assay-proposals/${testId(1)}`);
  const table = await screen.findByRole('table', { name: 'Converters of the proposal' });
  expect(within(table).getByText('870')).toBeVisible();
  expect(within(table).getByText('±67 → ±40')).toBeVisible();
  expect(within(table).getByText('$181.40')).toBeVisible();
  expect(within(table).getByText('worth 6.5')).toBeVisible();
  expect(screen.getByText('40 pieces of Toyota, 60 pieces of other families')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('leads to the settlement that it came of, where that is open to the reader', async () => {
  const route = `/assay-proposals/${testId(1)}`;
  const name = 'Settlement ST-2026-041';
  open(route, {}, ['/settlement/completed/create/:settlementId?']);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/settlement/completed/create/${testId(2)}`,
  );
  cleanup();
  open(route);
  expect(await screen.findByText(/Settlement ST-2026-041/)).toBeVisible();
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

it('shows no prices to those who are told none', async () => {
  const { priceBefore: _before, priceAfter: _after, ...priceless } = line;
  api.change(answers(assayProposalGet, { ...whole, lines: [priceless] }));
  open(`/assay-proposals/${testId(1)}`);
  expect(await screen.findByText('870')).toBeVisible();
  expect(screen.queryByText('Price')).not.toBeInTheDocument();
});

it('accepts once it was asked, and says why it was refused', async () => {
  const why =
    'Somebody changed the weight or assay of 17201 meanwhile. Nothing was changed: look at it again.';
  api.change(refuses(assayProposalAccept, 409, { error: why, code: 'CONVERTER_CHANGED' }));
  open(`/assay-proposals/${testId(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: /Accept/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  expect(await within(dialog).findByText(why)).toBeVisible();
});

it('refuses with a reason only', async () => {
  api.change(answers(assayProposalRefuse, { message: 'The assays stay as they are.', version: 2 }));
  open(`/assay-proposals/${testId(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: /Refuse/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(await within(dialog).findByText('Please say why')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText(/Reason/), 'A mixed lot');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('The assays stay as they are.')).toBeVisible();
  expect(api.callsOf(assayProposalRefuse)).toHaveLength(1);
});

describe('what others do with a proposal meanwhile', () => {
  const elsewhere = async (...answer: Parameters<typeof api.change>) => {
    api.change(...answer);
    await act(async () => liveMessages.changed({ topic: 'proposals', at: '2026-11-20T10:00:00.000Z' }));
  };
  beforeEach(() => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    liveIsUp({
      watch: () => new Promise(() => undefined),
      unwatch: () => undefined,
      typing: () => undefined,
    });
  });
  afterEach(() => {
    act(() => liveIsDown());
    jest.restoreAllMocks();
  });

  it('shows in the list at once', async () => {
    open('/assay-proposals');
    expect(await screen.findByText('Toyota')).toBeVisible();
    const list = [{ ...row, assayProposalId: testId(8), family: 'Diesel' }];
    await elsewhere(answers(assayProposalList, { list, areMoreItemsAvailable: false, next: null }));
    expect(await screen.findByText('Diesel')).toBeVisible();
    expect(screen.queryByText('Toyota')).not.toBeInTheDocument();
  });

  it('shows on its page at once, and decides nothing that was not looked at', async () => {
    api.change(refuses(assayProposalAccept, 409, { error: 'Somebody was faster.', code: 'STALE' }));
    open(`/assay-proposals/${testId(1)}`);
    await userEvent.click(await screen.findByRole('button', { name: /Accept/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await elsewhere(answers(assayProposalGet, { ...whole, version: 2, lines: [{ ...line, pieces: 77 }] }));
    expect(await screen.findByText('77')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }));
    expect(await dialog.findByText('Somebody was faster.')).toBeVisible();
    expect(api.callsOf(assayProposalAccept)[0]?.input).toMatchObject({ version: 1 });
  });

  it('says that it is gone when its settlement says something else by now', async () => {
    open(`/assay-proposals/${testId(1)}`);
    expect(await screen.findByRole('button', { name: /Accept/ })).toBeVisible();
    await elsewhere(refuses(assayProposalGet, 404));
    expect(await screen.findByText('This proposal is gone.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
  });
});
