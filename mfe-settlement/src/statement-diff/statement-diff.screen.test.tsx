import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  refinerDispute,
  refinerStatementGet,
  type RefinerDifference,
  type RefinerLot,
} from '@washcoat/contract-settlement';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { settlementApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { idOf } from '../statement/statement.fixture';

const same: RefinerLot['metals']['pt'] = {
  ...{ ourPpm: 1980, theirPpm: 1980, ourOz: 43.904, theirOz: 43.904, differenceOz: 0, dollars: 0 },
  ...{ settled: { ppm: 1980, by: 'split', difference: 0, umpirePaidBy: null }, settledOz: 43.904 },
  isMiscounted: false,
};
const lot: RefinerLot = {
  ...{ lotNo: 'L-1', key: 'l1', state: 'differs', ourNetDry: 1520.5, theirNetDry: 1520.5, dollars: -472.18 },
  metals: {
    pt: {
      ...{
        ourPpm: 1105,
        theirPpm: 1083,
        ourOz: 24.502,
        theirOz: 24.014,
        differenceOz: -0.488,
        dollars: -472.18,
      },
      ...{ settled: { ppm: null, by: 'awaited', difference: 2.011, umpirePaidBy: null }, settledOz: null },
      isMiscounted: false,
    },
    ...{ pd: same, rh: same },
  },
  dispute: null,
};
const empty: RefinerDifference = {
  ...{ settlementId: idOf(1), settlementNo: 'ST-2026-041', companyName: 'Corner Muffler', refiners: [] },
  statement: null,
};
const compared: RefinerDifference = {
  ...empty,
  statement: {
    ...{ version: 1, fileName: 'alpha.csv', uploadedBy: 'Maya Ellison', titles: ['Lot'], isMatched: false },
    uploadedDate: '2026-11-20T14:12:00.000Z',
    terms: {
      ...{ refiner: 'Alpha Refining', columns: { lotNo: 'Lot' }, weightUnit: 'lb', assayUnit: 'ppm' },
      ...{ splitLimit: 1, rule: 'umpire' },
    },
    lots: [lot],
    ...{
      differenceOz: { pt: -0.488, pd: 0, rh: 0 },
      dollars: -472.18,
      problems: ['Line 4: Lot has a date.'],
    },
  },
};

let api: ReturnType<typeof fakeApi>;
const open = (answer: RefinerDifference) => {
  api = fakeApi(answers(refinerStatementGet, answer));
  return renderWithPlatform(<Root />, {
    ...{ route: `/settlement/diff/${idOf(1)}`, store, session: { canAccessSettlement: true } },
  });
};
afterEach(() => {
  cleanup();
  store.dispatch(settlementApi.util.resetApiState());
  api.restore();
});

it('asks for the file while there is none', async () => {
  const { container } = open(empty);
  expect(await screen.findByText('No statement of the refiner yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Drop statement/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Refiner/), 'Alpha');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Compare' }));
  expect(await within(dialog).findByText('Choose a csv or xlsx file')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows what differs lot by lot, what could not be read, and that the columns are guessed', async () => {
  const { container } = open(compared);
  const lots = await screen.findByRole('table', { name: 'Lots of both statements' });
  expect(lots).toHaveAttribute('data-cards', 'small');
  const table = within(lots);
  expect(table.getByText('Differs')).toBeVisible();
  expect(table.getByText('awaits the umpire')).toBeVisible();
  expect(table.getByText('1,083 · 24.014')).toBeVisible();
  expect(screen.getByText('Line 4: Lot has a date.')).toBeVisible();
  expect(screen.getByText(/What its columns mean is guessed/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('says with a sign whether theirs is more or less', async () => {
  const { pt } = lot.metals;
  const more: RefinerLot = {
    ...{ ...lot, lotNo: 'L-2', key: 'l2', dollars: 32.68 },
    metals: { ...lot.metals, pt: { ...pt, differenceOz: 0.014 } },
  };
  const { statement } = compared;
  if (!statement) throw new Error('There is a statement.');
  open({ ...compared, statement: { ...statement, lots: [lot, more] } });
  const rowOf = (lotNo: string) => screen.findByRole('row', { name: new RegExp(`^${lotNo} `) });
  expect(await rowOf('L-1')).toHaveTextContent(/−0\.488 oz.*−\$472\.18/);
  expect(await rowOf('L-2')).toHaveTextContent(/\+0\.014 oz.*\+\$32\.68/);
});

it('disputes a lot with a reason, and says when somebody was faster', async () => {
  open(compared);
  await userEvent.click(await screen.findByRole('button', { name: 'Dispute L-1' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please say why')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/Reason/), 'Our sample says 1,105');
  await userEvent.type(dialog.getByLabelText('Umpire, Pt ppm'), '1098');
  api.change(refuses(refinerDispute, 409, { error: 'Ada changed this statement.', code: 'STALE' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Ada changed this statement.')).toBeVisible();
  expect(api.callsOf(refinerDispute)[0]?.input).toMatchObject({
    ...{ key: 'l1', state: 'open', version: 1, umpire: { pt: 1098, pd: null, rh: null } },
  });
});
