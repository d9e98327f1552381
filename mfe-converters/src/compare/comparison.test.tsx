import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeNames, productDetail, productList, typeList } from '@washcoat/contract-converters';
import { facilityList, type SignedIn } from '@washcoat/contract-entities';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import {
  converterA,
  detailA,
  foundTwo,
  sharedStamp,
  testId,
  withoutRights,
} from '../converter/converter.fixture';
import type { ConverterDetail } from '../converter/converter.api';
import IdentifyScreen from '../identify/identify.screen';
import { readCompared, withCompared } from './comparison-of-address';

const house: Partial<SignedIn> = { hierarchy: 1, canShowPricing: true, canAccessAssay: true };
const heavy: ConverterDetail = { ...detailA, ...sharedStamp, subweight: 2400, testCount: 1 };
const bare: ConverterDetail = {
  ...withoutRights(converterA),
  ...{ abSubcode: '', vehicles: [], version: 1, notes: '', comment: '' },
  ...{ createdDate: detailA.createdDate, updatedDate: detailA.updatedDate },
};
const many = Array.from({ length: 5 }, (_, index) => ({
  ...converterA,
  productId: testId(index + 1),
  oem: `KT ${index + 1}`,
}));
const both = `compare=${testId(1)},${testId(2)}`;

describe('converters side by side', () => {
  let api: ReturnType<typeof fakeApi>;

  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(productList, foundTwo),
      answers(productDetail, ({ input }) => (input.productId === testId(2) ? heavy : detailA)),
      answers(facilityList, { list: [], areMoreItemsAvailable: false }),
      answers(typeList, { list: [], areMoreItemsAvailable: false }),
      answers(makeNames, { list: [] }),
      ...more,
    );
  };
  const open = (route = '/converters/identify/text=KT', session: Partial<SignedIn> = house) =>
    renderWithPlatform(<IdentifyScreen />, { route, store, session });
  const sheet = () => screen.findByRole('dialog', { name: /^Compare \d converters$/ });
  const compareButton = () => screen.getByRole('button', { name: 'Compare converters' });
  const rowOf = (table: HTMLElement, name: RegExp) => {
    const row = within(table).getByRole('rowheader', { name }).closest('tr');
    if (!row) throw new Error(`No row is named ${String(name)}`);
    const values = within(row).getAllByRole('cell');
    return { values: values.map(({ textContent }) => textContent), weight: weightOf(values[0]) };
  };
  const weightOf = (cell: HTMLElement | undefined) => cell && getComputedStyle(cell).fontWeight;

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
  });

  it('opens for two chosen rows, and the address says which', async () => {
    start();
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select KT 0334' }));
    expect(compareButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(compareButton());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 55570431' }));
    expect(screen.getByText('2 converters selected')).toBeInTheDocument();
    await userEvent.click(compareButton());
    const table = within(await sheet());
    expect(await table.findByRole('link', { name: 'KT 0334' })).toHaveAttribute(
      'href',
      `/converter/${testId(1)}/2/text=KT`,
    );
    expect(window.location.search).toBe(`?${both}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('2 converters selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('button', { name: 'Compare converters' })).not.toBeInTheDocument();
  });

  it('opens for two chosen cards, by keyboard', async () => {
    localStorage.setItem('washcoat.converters.view', 'cards');
    start();
    open();
    (await screen.findByRole('checkbox', { name: 'Select KT 0334' })).focus();
    await userEvent.keyboard(' ');
    screen.getByRole('checkbox', { name: 'Select 55570431' }).focus();
    await userEvent.keyboard('  ');
    expect(screen.getByText('1 converter selected')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    compareButton().focus();
    await userEvent.keyboard('{Enter}');
    expect(await sheet()).toBeInTheDocument();
  });

  it('takes four at most', async () => {
    start(answers(productList, { ...foundTwo, list: many }));
    open();
    await screen.findByRole('checkbox', { name: 'Select KT 5' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(await screen.findByText('5 converters selected')).toBeInTheDocument();
    expect(compareButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select KT 5' }));
    expect(compareButton()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('marks what differs by weight and a word, and prices for whom the search does', async () => {
    start();
    open(`/converters/identify?facility=Atlanta&customer=${testId(70)}&customerName=Harlan&${both}`);
    const dialog = await sheet();
    await within(dialog).findByRole('link', { name: '55570431' });
    expect(within(dialog).getByText(/^Priced for Harlan at Atlanta\./)).toBeInTheDocument();
    expect(rowOf(dialog, /^Make Differs$/)).toEqual({ values: ['Mercedes', 'GM'], weight: '600' });
    expect(rowOf(dialog, /^Shape$/)).toEqual({ values: ['cylinder', 'cylinder'], weight: '400' });
    expect(rowOf(dialog, /^Weight Differs$/).values).toEqual(['1,180 g', '2,400 g']);
    expect(rowOf(dialog, /^Platinum$/).values).toEqual(['1,250 ppm', '1,250 ppm']);
    expect(rowOf(dialog, /^Override Differs$/).values).toEqual(['None', '$240.00']);
    expect(rowOf(dialog, /^Offer Differs$/).values).toEqual(['$172.23', '$143.21']);
    expect(rowOf(dialog, /^Tests Differs$/).values).toEqual(['3', '1, the only one']);
    expect(api.callsOf(productDetail).map(({ input }) => input)).toEqual([
      { productId: testId(1), companyId: testId(70), facilityCity: 'Atlanta' },
      { productId: testId(2), companyId: testId(70), facilityCity: 'Atlanta' },
    ]);
  });

  it('has no row for what the user may not see', async () => {
    start(answers(productDetail, bare));
    open(`/converters/identify?${both}`, { hierarchy: 10 });
    const dialog = await sheet();
    await within(dialog).findAllByText('Mercedes');
    const names = within(dialog).getAllByRole('rowheader');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Make',
      'Model',
      'Description',
      'Type',
      'Shape',
      'Family',
    ]);
  });

  it('leaves one of three out, and keeps the last two', async () => {
    start();
    open(`/converters/identify?${both},${testId(3)}`);
    const dialog = await sheet();
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Leave 55570431 out' }));
    await waitFor(() => expect(window.location.search).toBe(`?compare=${testId(1)},${testId(3)}`));
    expect(within(dialog).queryByRole('button', { name: /^Leave/ })).not.toBeInTheDocument();
  });

  it('shows the others when one is gone or did not load', async () => {
    start(refuses(productDetail, 404));
    open(`/converters/identify?${both}`);
    expect(await screen.findAllByText(/^No longer in the catalogue/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.change(refuses(productDetail, 503));
    open(`/converters/identify?${both}`);
    const [again] = await screen.findAllByRole('button', { name: 'Try again' });
    if (!again) throw new Error('There is no other try');
    api.change(answers(productDetail, detailA));
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'KT 0334' })).toBeInTheDocument();
    expect(screen.getByText(/^This converter did not load/)).toBeInTheDocument();
  });

  it('is not there for subscribers, who pay for each converter', async () => {
    start();
    open(`/converters/identify/text=KT?${both}`, { hierarchy: 2 });
    await screen.findByText('KT 0334');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsOf(productDetail)).toEqual([]);
  });

  it('reads two to four different converters from an address and leaves the rest of it alone', () => {
    start();
    expect(readCompared('?compare=a')).toEqual([]);
    expect(readCompared('?compare=a,a,,b')).toEqual(['a', 'b']);
    expect(readCompared('?compare=a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
    expect(withCompared('?count=50&compare=x,y', ['a', 'b'])).toBe('?count=50&compare=a,b');
    expect(withCompared('?compare=x,y', [])).toBe('');
  });
});
