import { productDelete, productList } from '@washcoat/contract-converters';
import { answers } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testId } from '../converter/converter.fixture';
import { pricer, pricingTests, openPricing } from './pricing.fixture';

/** A converter of a list, without its prices. */
const listed = (n: number, oem: string) => ({
  ...{ productId: testId(n), name: oem, oem, serialNo: '', abCode: '', manufacturer: '', model: '' },
  ...{ description: '', family: '', type: 1, typeName: 'CERAMIC', shape: '', urls: [], profileUrl: null },
  ...{ isActive: true, isSharedStamp: false },
});

describe('converters on the pricing screen', () => {
  const at = pricingTests();
  const { start, sentTo } = at;

  it('[PRIC-034] [PRIC-064] splits the top results over two tables', async () => {
    const top = ['A', 'B', 'C'].map((oem, index) => ({ ...listed(20 + index, oem), listedPrice: 10 }));
    start(answers(productList, { list: top, areMoreItemsAvailable: false, isLimited: false }));
    openPricing();
    await userEvent.click(await screen.findByRole('button', { name: 'Show Top Results' }));
    const halves = await screen.findAllByRole('table', { name: /Top results/ });
    expect(
      halves.map((half) =>
        within(half)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([['A', 'B'], ['C']]);
    expect(sentTo('/read/v1/product/getAll')[0]?.input).toMatchObject({ isTopResults: 'true', count: '100' });
    await userEvent.click(screen.getByRole('button', { name: 'Hide Top Results' }));
    expect(screen.queryByRole('table', { name: /Top results/ })).not.toBeInTheDocument();
  });

  it('[PRIC-005] [PRIC-006] [PRIC-063] [PRIC-066] [PRIC-072] lists converters with their prices, edit, and delete with its right', async () => {
    const product = { ...listed(20, 'A 1'), listedPrice: 230.4, calculatedPrice: 187.15, price: 240 };
    start(
      answers(productList, { list: [product], areMoreItemsAvailable: false, isLimited: false }),
      answers(productDelete, { message: 'Deleted Successfully' }),
    );
    openPricing('/pricing?tab=individual', { ...pricer, canEditConverter: true, canDeleteConverter: true });
    const row = await screen.findByRole('row', { name: /A 1/ });
    for (const price of ['$187.15', '$240.00', '$230.40']) expect(row).toHaveTextContent(price);
    expect(sentTo('/read/v1/product/getAll')[0]?.input).toMatchObject({ count: '100', offset: '0' });
    await userEvent.click(within(row).getByRole('button', { name: 'More for A 1' }));
    expect(await screen.findByRole('menuitem', { name: /Edit converter/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: /Delete converter/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(at.api.callsOf(productDelete)).toHaveLength(1));
    expect(at.api.callsOf(productDelete)[0]?.input).toMatchObject({ productId: testId(20) });
    cleanup();
    openPricing('/pricing?tab=individual', { ...pricer, canEditConverter: true });
    await userEvent.click(await screen.findByRole('button', { name: 'More for A 1' }));
    expect(await screen.findByRole('menuitem', { name: /Edit converter/ })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /Delete converter/ })).not.toBeInTheDocument();
  });

  it('has no columns of prices for who is told none', async () => {
    start(
      answers(productList, { list: [listed(20, 'A 1')], areMoreItemsAvailable: false, isLimited: false }),
    );
    openPricing('/pricing?tab=individual', { ...pricer, canShowPricing: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Show Top Results' }));
    expect(await screen.findByRole('table', { name: 'Top results, first half' })).toBeInTheDocument();
    expect((await screen.findAllByText('A 1')).length).toBeGreaterThan(0);
    for (const name of ['Calculated', 'Override Price', 'Listed'])
      expect(screen.queryByRole('columnheader', { name })).not.toBeInTheDocument();
  });
});
