import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageUpload } from '@washcoat/contract-files';
import type { SignedIn } from '@washcoat/contract-entities';
import { productDetail, type Product } from '@washcoat/contract-converters';
import { itemAdd, loadList, type LoadItem } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { useState } from 'react';
import { converterA, detailA, openCart, testId } from '../converter/converter.fixture';
import { AddToCartDialog } from './add-to-cart-dialog';

const carts = answers(loadList, {
  list: [openCart(11, 'Monday run'), openCart(12, 'Barn find')],
  areMoreItemsAvailable: false,
});
const item: LoadItem = {
  itemId: testId(20),
  loadId: testId(12),
  productId: converterA.productId,
  oem: converterA.oem,
  description: converterA.description,
  type: 'CERAMIC',
  quantity: 1,
  unit: 1,
  finalQty: 1,
  finalUnit: 1,
  box: 0,
  status: 1,
  isDidNotBuy: false,
  isMarkForTest: false,
  catAlert: false,
  url: null,
  loadUrls: [],
  userId: testId(30),
  createdDate: '2026-11-20T15:00:00.000Z',
  updatedDate: '2026-11-20T15:00:00.000Z',
  version: 1,
};

describe('adding to a cart', () => {
  let api: ReturnType<typeof fakeApi>;
  const onClose = jest.fn();

  const open = (session: Partial<SignedIn> = {}, customerId?: string, product: Product = converterA) =>
    renderWithPlatform(<AddToCartDialog product={product} customerId={customerId} onClose={onClose} />, {
      store,
      session: { canBuildCart: true, ...session },
    });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
    toast.clear();
    onClose.mockClear();
  });

  it('[CONV-009] [CONV-017] [CONV-064] [CONV-078] [CONV-090] offers ten carts and adds one piece to the chosen one', async () => {
    api = fakeApi(carts, answers(itemAdd, { message: 'Item added', item }));
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /Barn find/ }));
    expect(api.callsOf(loadList)[0]?.input).toEqual({ count: '10', offset: '0', type: '1' });
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [call] = api.callsOf(itemAdd);
    expect(call?.input).toEqual({
      loadId: testId(12),
      productId: converterA.productId,
      oem: 'KT 0334',
      description: 'Mercedes C-Class',
      url: converterA.profileUrl,
      type: 'CERAMIC',
      basePrice: converterA.offerPrice,
      isAddToLoad: true,
      box: 0,
      unit: 1,
      quantity: 1,
      loadUrls: [],
    });
    expect(call?.headers.get('idempotency-key')).toBeTruthy();
    expect(await screen.findByText('Item added')).toBeInTheDocument();
  });

  it('[CONV-083] has a success text of its own, and begins with the last cart the next time', async () => {
    api = fakeApi(carts, answers(itemAdd, { message: '', item }));
    const { unmount } = open();
    await userEvent.click(await screen.findByRole('radio', { name: /Barn find/ }));
    await submit();
    expect(await screen.findByText('Successfully added item')).toBeInTheDocument();
    unmount();
    open();
    const last = await screen.findByRole('radio', { name: /Barn find/ });
    expect(last).toBeChecked();
    expect(last).toHaveFocus();
  });

  it('has the focus while the carts load and gives it back when it closes', async () => {
    api = fakeApi(carts);
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen && <AddToCartDialog product={converterA} onClose={() => setOpen(false)} />}
        </>
      );
    }
    renderWithPlatform(<Page />, { store, session: { canBuildCart: true } });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('radio', { name: /Monday run/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('begins with the cart of the customer that prices are for', async () => {
    api = fakeApi(carts);
    open({}, testId(70));
    expect(await screen.findByRole('radio', { name: /Monday run/ })).toBeChecked();
  });

  it('[CONV-063] asks for unit and quantity, and for a cart', async () => {
    api = fakeApi(carts);
    open();
    const unit = await screen.findByLabelText('Unit');
    await userEvent.clear(unit);
    await userEvent.type(unit, '0');
    await submit();
    expect(await screen.findByText('Please enter valid count for unit and quantity')).toBeInTheDocument();
    expect(screen.getByText('Choose a cart')).toBeInTheDocument();
    expect(unit).toBeInvalid();
    await userEvent.clear(unit);
    await userEvent.type(unit, '1');
    await userEvent.clear(screen.getByLabelText('Quantity'));
    await submit();
    expect(unit).toBeValid();
    expect(screen.getByLabelText('Quantity')).toBeInvalid();
    expect(screen.getByText('Please enter valid count for unit and quantity')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Quantity'), '0');
    await submit();
    expect(screen.getByLabelText('Quantity')).toBeInvalid();
    expect(screen.getByText('Please enter valid count for unit and quantity')).toBeInTheDocument();
    expect(api.callsOf(itemAdd)).toEqual([]);
  });

  it('says the smallest part of a piece at the quantity', async () => {
    api = fakeApi(carts);
    open({}, testId(70));
    const quantity = await screen.findByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0.1');
    await submit();
    expect(quantity).toHaveAccessibleDescription('Use a quantity of at least 0.25');
    expect(api.callsOf(itemAdd)).toEqual([]);
  });

  it('[CONV-082] says what the server said, else its own sentence, and keeps the form', async () => {
    api = fakeApi(carts, refuses(itemAdd, 409, { error: 'This cart is completed', requestId: 'x' }));
    open({}, testId(70));
    await screen.findByRole('radio', { name: /Monday run/ });
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await submit();
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('This cart is completed')).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf(loadList)).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled());
    expect(within(dialog).getByText('This cart is completed')).toBeInTheDocument();
    expect(quantity).toBeInTheDocument();
    expect(quantity).toHaveValue('3');
    api.change(refuses(itemAdd, 500));
    await submit();
    expect(await within(dialog).findByText("Couldn't add to cart, please try again.")).toBeInTheDocument();
    const [first, second] = api.callsOf(itemAdd).map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows the price that the chosen cart gets, for its customer at its facility', async () => {
    const away = { ...openCart(12, 'Barn find'), companyId: testId(75), companyName: 'Orchard Auto' };
    const peachtree = { ...away, facilityId: testId(73), facilityCity: 'Atlanta', facilityName: 'Peachtree' };
    api = fakeApi(
      answers(loadList, { list: [openCart(11, 'Monday run'), peachtree], areMoreItemsAvailable: false }),
      answers(productDetail, ({ input }) => ({
        ...detailA,
        offerPrice: input.companyId === testId(75) ? 150.5 : 172.23,
        pricedFor: detailA.pricedFor && { ...detailA.pricedFor, facilityCity: String(input.facilityCity) },
      })),
    );
    open({ hierarchy: 1 });
    const price = await screen.findByRole('status', { name: 'Price in this cart' });
    expect(price).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('radio', { name: /Monday run/ }));
    await waitFor(() => expect(price).toHaveTextContent('$172.23each for Harlan Auto Parts in Atlanta'));
    await userEvent.click(screen.getByRole('radio', { name: /Barn find/ }));
    await waitFor(() => expect(price).toHaveTextContent('$150.50each for Orchard Auto in Peachtree'));
    expect(api.callsOf(productDetail).map(({ input }) => input)).toEqual([
      { productId: testId(1), companyId: testId(70), facilityId: testId(72), facilityCity: 'Atlanta' },
      { productId: testId(1), companyId: testId(75), facilityId: testId(73), facilityCity: 'Peachtree' },
    ]);
    api.change(refuses(productDetail, 503));
    await userEvent.click(screen.getByRole('radio', { name: /Monday run/ }));
    await waitFor(() => expect(price).toHaveTextContent(/^The price in this cart did not load/));
  });

  it('tells a partner the price in a cart at its own yard, and of another yard that it is told later', async () => {
    const away = { ...openCart(12, 'Barn find'), facilityCity: 'Macon', facilityName: 'Peachtree' };
    api = fakeApi(
      answers(loadList, { list: [openCart(11, 'Monday run'), away], areMoreItemsAvailable: false }),
      answers(productDetail, detailA),
    );
    open({ hierarchy: 10 }, testId(70));
    const price = await screen.findByRole('status', { name: 'Price in this cart' });
    await waitFor(() => expect(price).toHaveTextContent('$172.23each for Harlan Auto Parts in Atlanta'));
    await userEvent.click(screen.getByRole('radio', { name: /Barn find/ }));
    await waitFor(() => expect(price).toHaveTextContent(/^This cart is priced at another yard\./));
    expect(price).not.toHaveTextContent('$');
  });

  it('tells no price of a cart to those who see none', async () => {
    const { offerPrice: _hidden, ...unpriced } = converterA;
    api = fakeApi(carts, answers(productDetail, detailA));
    open({ hierarchy: 10 }, testId(70), unpriced);
    expect(await screen.findByRole('radio', { name: /Monday run/ })).toBeChecked();
    expect(screen.queryByRole('status', { name: 'Price in this cart' })).not.toBeInTheDocument();
    expect(api.callsOf(productDetail)).toEqual([]);
  });

  it('finds any open cart by typing, with the keyboard alone, and adds to it', async () => {
    const far = openCart(19, 'Cart of last year');
    api = fakeApi(
      answers(loadList, ({ input }) => ({
        list: input.text ? [far] : [openCart(11, 'Monday run'), openCart(12, 'Barn find')],
        areMoreItemsAvailable: false,
      })),
      answers(itemAdd, { message: 'Item added', item }),
      answers(productDetail, detailA),
    );
    const scrolling = jest.spyOn(Element.prototype, 'scrollIntoView');
    open({ hierarchy: 1 });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Find another cart' }), 'last y');
    await screen.findByRole('option', { name: /Cart of last year/ });
    await userEvent.keyboard('{Enter}');
    expect(api.callsOf(loadList).at(-1)?.input).toEqual({
      ...{ text: 'last y', count: '10', offset: '0', type: '1' },
    });
    const found = await screen.findByRole('radio', { name: /Cart of last year/ });
    expect(found).toBeChecked();
    expect(scrolling.mock.contexts.at(-1)).toBe(found.closest('label'));
    scrolling.mockRestore();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.callsOf(itemAdd)[0]?.input).toMatchObject({ loadId: testId(19) });
  });

  it('adds a part of a piece as a quantity, which is what is priced', async () => {
    api = fakeApi(carts, answers(itemAdd, { message: 'Item added', item }));
    open({}, testId(70));
    await userEvent.click(await screen.findByRole('button', { name: '0.25' }));
    expect(screen.getByLabelText('Quantity')).toHaveValue('0.25');
    expect(screen.getByRole('button', { name: '0.25' })).toHaveAttribute('aria-pressed', 'true');
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.callsOf(itemAdd)[0]?.input).toMatchObject({ unit: 1, quantity: 0.25 });
  });

  it('[CONV-063] asks for pieces of wire and leaves their weight to the service, unless pounds are typed', async () => {
    api = fakeApi(carts, answers(itemAdd, { message: 'Item added', item }));
    const foil = { ...converterA, typeName: 'IMPORT WIRE', subweight: 974, offerPrice: 69.3 };
    open({}, testId(70), foil);
    const pounds = await screen.findByRole('textbox', { name: 'Quantity, lb each' });
    expect(pounds).toHaveValue('');
    expect(pounds).toHaveAttribute('placeholder', '2.1473');
    await userEvent.click(screen.getByRole('button', { name: '0.5' }));
    expect(screen.getByRole('textbox', { name: 'Unit, pieces' })).toHaveValue('0.5');
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [first] = api.callsOf(itemAdd);
    expect(first?.input).toMatchObject({ unit: 0.5, type: 'IMPORT WIRE' });
    expect(first?.input).not.toHaveProperty('quantity');
    expect(first?.input).not.toHaveProperty('basePrice');
    await userEvent.type(pounds, '2.12345');
    await submit();
    expect(pounds).toHaveAccessibleDescription('Use a quantity with at most 4 decimals');
    await userEvent.clear(pounds);
    await userEvent.type(pounds, '2.15');
    await submit();
    await waitFor(() => expect(api.callsOf(itemAdd)).toHaveLength(2));
    expect(api.callsOf(itemAdd)[1]?.input).toMatchObject({ unit: 0.5, quantity: 2.15 });
  });

  it('wants another cart when the chosen one is gone', async () => {
    api = fakeApi(carts, refuses(itemAdd, 409, { error: 'This cart is completed', requestId: 'x' }));
    open({}, testId(70));
    await screen.findByRole('radio', { name: /Monday run/ });
    const left = [openCart(12, 'Barn find')];
    api.change(answers(loadList, { list: left, areMoreItemsAvailable: false }));
    await submit();
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Monday run/ })).not.toBeInTheDocument());
    await submit();
    expect(await screen.findByText('Choose a cart')).toBeInTheDocument();
    expect(api.callsOf(itemAdd)).toHaveLength(1);
  });

  it('[CONV-065] wants a picture of those who must take one', async () => {
    api = fakeApi(
      carts,
      answers(itemAdd, { message: 'Item added', item }),
      answers(imageUpload, { imageUrl: '/files/pictures/a.jpg' }),
    );
    const { container } = open({ isPictureMandatory: true }, testId(70));
    await screen.findByRole('radio', { name: /Monday run/ });
    await submit();
    expect(await screen.findByText('Please upload atleast one image')).toBeInTheDocument();
    const picker = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
    if (!picker) throw new Error('The dialog has no picker');
    await userEvent.upload(picker, new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('img', { name: 'Picture of the piece' })).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.callsOf(itemAdd)[0]?.input).toMatchObject({ loadUrls: ['/files/pictures/a.jpg'] });
  });

  it('leads to a new cart when there is none, and offers another try when they did not load', async () => {
    api = fakeApi(refuses(loadList, 503));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    api.change(answers(loadList, { list: [], areMoreItemsAvailable: false }));
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again) await userEvent.click(again);
      expect(screen.getByText('No Carts available')).toBeInTheDocument();
    });
    expect(screen.getByRole('link', { name: 'Create Cart' })).toHaveAttribute('href', '/loads/create-load');
  });
});
