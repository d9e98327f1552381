import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productList, type Product } from '@washcoat/contract-converters';
import { answers } from '@washcoat/platform-sdk/testing';
import { converterA, testId } from '../converter/converter.fixture';
import { ScannerDesk } from './scanner-desk.fixture';

const foil: Product = {
  ...converterA,
  productId: testId(4),
  oem: 'CL 7L63 FOIL',
  typeName: 'IMPORT WIRE',
  subweight: 974,
  offerPrice: 69.3,
};

describe('wire at the scale', () => {
  let desk: ScannerDesk;

  beforeEach(() => {
    desk = new ScannerDesk();
  });
  afterEach(() => desk.leave());

  const serve = (product: Product) =>
    desk.api.change(
      answers(productList, { list: [product], areMoreItemsAvailable: false, isLimited: false }),
    );

  it('[CONV-061] says what a piece weighs and what a pound costs, and sends pieces for the service to weigh', async () => {
    serve(foil);
    await desk.open();
    await desk.scan(foil.oem);
    expect(await desk.part()).toHaveTextContent('$69.30 a piece · $32.27 / lb');
    await userEvent.click(screen.getByRole('button', { name: 'Add 1 piece · 2.15 lb to the cart' }));
    const list = await screen.findByRole('list', { name: 'Added last' });
    expect(list).toHaveTextContent('1 × CL 7L63 FOIL 2.15 lb');
    await userEvent.keyboard('3*');
    expect(screen.getByRole('button', { name: 'Add 3 pieces · 6.44 lb to the cart' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(desk.addedItems()).toMatchObject([{ unit: 1 }, { unit: 3 }]));
    for (const line of desk.addedItems()) {
      expect(line).not.toHaveProperty('quantity');
      expect(line).not.toHaveProperty('basePrice');
    }
  });

  it('whose weight is not to be seen, or that of the default piece, only says that it is a piece', async () => {
    const { subweight: _weight, ...hidden } = foil;
    serve(hidden);
    await desk.open();
    await desk.scan(foil.oem);
    expect(await desk.part()).toHaveTextContent('$69.30 a piece');
    expect(await desk.part()).not.toHaveTextContent('lb');
    expect(screen.getByRole('button', { name: 'Add 1 piece to the cart' })).toBeVisible();
    serve({ ...foil, isDefaultAssay: true });
    await desk.scan(foil.oem);
    await waitFor(() => expect(screen.getByText('Rests on the default piece')).toBeVisible());
    expect(await desk.part()).not.toHaveTextContent('/ lb');
  });
});
