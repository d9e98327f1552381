import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productAddFromLoad, productList, typeList } from '@washcoat/contract-converters';
import { imageUpload } from '@washcoat/contract-files';
import { itemAdd } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, anItem, idOf, listed } from '../testing/loads.fixture';
import { known, leave, open, product, shownItems } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('adding items to a load', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  it('[LDET-011] [LDET-034] [LDET-052] [LDET-074] [LDET-089] adds by keyboard and returns to the code', async () => {
    api = fakeApi(
      ...known(),
      answers(itemAdd, { message: 'Successfully added the item in load', item: anItem() }),
    );
    open();
    const code = await screen.findByRole('combobox', { name: 'Code' });
    await userEvent.type(code, 'GM8');
    await screen.findByRole('option', { name: /GM8/ }, { timeout: 3000 });
    // A busy machine types slowly: what was typed so far may have been searched for before.
    expect(api.callsOf(productList).at(-1)?.input).toEqual({
      text: 'GM8',
      companyId: idOf(100),
      facilityId: idOf(200),
      facilityCity: 'Atlanta',
      count: '50',
      isLoad: 'true',
    });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('textbox', { name: 'ADJUSTED' })).toHaveValue('118.4');
    const form = screen.getByRole('form', { name: 'Item to add' });
    await userEvent.click(within(form).getByRole('button', { name: '0.5' }));
    await userEvent.type(within(form).getByRole('textbox', { name: 'Quantity' }), '{Enter}');
    expect(await screen.findByText('Successfully added the item in load')).toBeInTheDocument();
    expect(api.callsOf(itemAdd)[0]?.input).toEqual({
      loadId: idOf(700),
      productId: idOf(401),
      quantity: 0.5,
      unit: 1,
      box: 1,
      loadUrls: [],
    });
    expect(screen.getByRole('combobox', { name: 'Code' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Code' })).toHaveValue('');
  });

  it('[LDET-053] [LDET-054] [LDET-061] [LDET-081] checks counts and pictures, sends a changed price, shows a refusal', async () => {
    api = fakeApi(...known(), refuses(itemAdd, 503), answers(imageUpload, { imageUrl: '/files/1.jpg' }));
    open({ isPictureMandatory: true });
    await userEvent.type(await screen.findByRole('combobox', { name: 'Code' }), 'GM8');
    await userEvent.click(await screen.findByRole('option', { name: /GM8/ }, { timeout: 3000 }));
    const form = await screen.findByRole('form', { name: 'Item to add' });
    const add = within(form).getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    expect(screen.getByText('Please upload atleast one image')).toBeInTheDocument();
    await userEvent.upload(
      within(form).getByLabelText('Add picture: file'),
      new File(['x'], 'cat.jpg', { type: 'image/jpeg' }),
    );
    await within(form).findByRole('button', { name: 'Add picture (1)' });
    expect(screen.queryByText('Please upload atleast one image')).not.toBeInTheDocument();
    const quantity = within(form).getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    await userEvent.click(add);
    expect(screen.getByText('Please enter valid count for unit and quantity')).toBeInTheDocument();
    await userEvent.type(quantity, '2');
    const price = within(form).getByRole('textbox', { name: 'ADJUSTED' });
    await userEvent.clear(price);
    await userEvent.type(price, '120');
    await userEvent.click(add);
    expect(await screen.findByText('Unable to add item please try agian later')).toBeInTheDocument();
    await userEvent.click(add);
    await waitFor(() => expect(api.callsOf(itemAdd)).toHaveLength(2));
    const [first, second] = api.callsOf(itemAdd);
    expect(first?.input).toMatchObject({ quantity: 2, adjustedPrice: 120, loadUrls: ['/files/1.jpg'] });
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('[LDET-012] [LDET-063] adds a free item by Other..., for those with the right', async () => {
    api = fakeApi(...known(), answers(itemAdd, { message: 'Added', item: anItem() }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Other...' }));
    const dialog = screen.getByRole('dialog', { name: 'Other item' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add item' }));
    expect(within(dialog).getByText('Please select valid Type')).toBeInTheDocument();
    within(dialog).getByRole('combobox', { name: /Type/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'DOMESTIC WIRE' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Bag of wire');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Price per lb' }), '4.1');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Quantity, lb' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Quantity, lb' }), '12.5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(itemAdd)[0]?.input).toMatchObject({
      type: 'DOMESTIC WIRE',
      description: 'Bag of wire',
      basePrice: 4.1,
      quantity: 12.5,
      unit: 1,
    });
    cleanup();
    open({ canShowOther: false });
    await shownItems();
    expect(screen.queryByRole('button', { name: 'Other...' })).not.toBeInTheDocument();
  });

  it.each([
    [true, 'Left empty, the price modifier of its type counts.'],
    [false, 'It counts only where the company that buys has no price modifier of this type.'],
  ])(
    'says beside the price of a free item whose price counts, %p for who may set prices',
    async (may, said) => {
      api = fakeApi(...known());
      open({ canOveridePrice: may });
      await userEvent.click(await screen.findByRole('button', { name: 'Other...' }));
      const dialog = within(screen.getByRole('dialog', { name: 'Other item' }));
      expect(dialog.getByRole('textbox', { name: 'Price' })).toHaveAccessibleDescription(said);
    },
  );

  it('[LDET-075] [GAP-LDET-12] adds a converter from a load to the catalogue, its pictures first, for whoever sees Other...', async () => {
    api = fakeApi(
      ...known(),
      answers(itemAdd, { message: 'Added', item: anItem() }),
      answers(imageUpload, { imageUrl: '/files/1.jpg' }),
      answers(typeList, listed({ id: 3, name: 'Diesel' })),
      refuses(productAddFromLoad, 503, { error: 'Try again in a moment.' }),
    );
    open({ canAddConverter: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Other...' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Other item' }));
    dialog.getByRole('combobox', { name: /Type/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'DIESEL' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Truck');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Price' }), '61.5');
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Add it to the catalogue as well/ }));
    const add = dialog.getByRole('button', { name: 'Add item' });
    await userEvent.click(add);
    expect(dialog.getByText('Enter the code that the catalogue shall know it by')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'ZX 9');
    const picture = new File(['x'], 'cat.jpg', { type: 'image/jpeg' });
    await userEvent.upload(dialog.getByLabelText('Add picture: file'), picture);
    await dialog.findByRole('button', { name: 'Add picture (1)' });
    await userEvent.click(add);
    expect(await dialog.findByText('Try again in a moment.')).toBeInTheDocument();
    expect(api.callsOf(itemAdd)).toEqual([]);
    const added = { message: 'Successfully added Converter', productId: idOf(499) };
    api.change(answers(productAddFromLoad, added));
    await userEvent.click(add);
    await waitFor(() => expect(api.callsOf(itemAdd)).toHaveLength(1));
    expect(await screen.findByText('Successfully added Converter')).toBeInTheDocument();
    const [refused, second] = api.callsOf(productAddFromLoad);
    expect(second?.input).toEqual({
      ...{ name: 'ZX 9', oem: 'ZX 9', type: 3, basePrice: 61.5 },
      ...{ description: 'Truck', urls: ['/files/1.jpg'], isEditInvoice: false },
    });
    expect(second?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    expect(second?.headers.get('idempotency-key')).toBe(refused?.headers.get('idempotency-key'));
    expect(api.callsOf(itemAdd)[0]?.input).toMatchObject({
      ...{ oem: 'ZX 9', type: 'DIESEL', description: 'Truck', basePrice: 61.5 },
      loadUrls: ['/files/1.jpg'],
    });
  });

  it.each([
    [
      'of a super admin',
      true,
      'DIESEL',
      'Its price becomes the override price there, by which everybody is paid.',
    ],
    ['of a super admin for a pound of wire', true, 'IMPORT WIRE', 'Its price stays with this item.'],
    ['of anybody else', false, 'DIESEL', 'Its price stays with this item.'],
  ])('[GAP-LDET-12] says what becomes of a price in the catalogue: %s', async (_whose, isSA, type, said) => {
    api = fakeApi(...known());
    open({ isSA });
    await userEvent.click(await screen.findByRole('button', { name: 'Other...' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Other item' }));
    dialog.getByRole('combobox', { name: /Type/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: type }));
    const catalogue = dialog.getByRole('checkbox', { name: /catalogue/ });
    const price = dialog.getByRole('textbox', { name: /^Price/ });
    await userEvent.type(price, '0');
    expect(catalogue).toHaveAccessibleName('Add it to the catalogue as well');
    await userEvent.clear(price);
    await userEvent.type(price, '240');
    expect(catalogue).toHaveAccessibleName(`Add it to the catalogue as well ${said}`);
  });

  it('[LDET-075] adds a converter from a load once, however often that is pressed while it is on its way', async () => {
    let tell = () => {};
    const told = new Promise<void>((resolve) => (tell = resolve));
    api = fakeApi(
      ...known(),
      answers(itemAdd, { message: 'Added', item: anItem() }),
      answers(typeList, () => told.then(() => listed({ id: 3, name: 'Diesel' }))),
      answers(productAddFromLoad, { message: 'Added', productId: idOf(499) }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Other...' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Other item' }));
    dialog.getByRole('combobox', { name: /Type/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'DIESEL' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Add it to the catalogue as well' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), 'ZX 9');
    const add = dialog.getByRole('button', { name: 'Add item' });
    await userEvent.click(add);
    await userEvent.click(add);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '{Enter}');
    tell();
    await waitFor(() => expect(api.callsOf(itemAdd)).toHaveLength(1));
    expect(api.callsOf(productAddFromLoad)).toHaveLength(1);
  });

  it('[LDET-011] [LDET-034] adds wire as a piece that is weighed, or by the pounds that are typed', async () => {
    const foil = { ...product, typeName: 'IMPORT WIRE', subweight: 974, offerPrice: 69.3 };
    api = fakeApi(...known(), answers(itemAdd, { message: 'Added', item: anItem() }));
    api.change(answers(productList, { list: [foil], areMoreItemsAvailable: false, isLimited: false }));
    open();
    const choose = async () => {
      await userEvent.type(await screen.findByRole('combobox', { name: 'Code' }), 'GM8');
      await userEvent.click(await screen.findByRole('option', { name: /GM8/ }, { timeout: 3000 }));
    };
    await choose();
    const shownForm = async () => within(await screen.findByRole('form', { name: 'Item to add' }));
    let form = await shownForm();
    const pounds = form.getByRole('textbox', { name: 'Quantity, lb' });
    expect([pounds.getAttribute('value'), pounds.getAttribute('placeholder')]).toEqual(['', '2.1473']);
    expect(form.getByRole('textbox', { name: 'ADJUSTED per lb' })).toHaveValue('32.2731');
    expect(form.queryByRole('button', { name: '0.5' })).not.toBeInTheDocument();
    await userEvent.type(pounds, '{Enter}');
    await waitFor(() => expect(api.callsOf(itemAdd)).toHaveLength(1));
    const { input } = api.callsOf(itemAdd)[0] ?? {};
    expect(input).toMatchObject({ productId: foil.productId, unit: 1 });
    expect(input).not.toHaveProperty('quantity');
    expect(input).not.toHaveProperty('adjustedPrice');
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Item to add' })).not.toBeInTheDocument());
    await choose();
    form = await shownForm();
    await userEvent.type(form.getByRole('textbox', { name: 'Quantity, lb' }), '2.15{Enter}');
    await waitFor(() => expect(api.callsOf(itemAdd)).toHaveLength(2));
    expect(api.callsOf(itemAdd)[1]?.input).toMatchObject({ quantity: 2.15, unit: 1 });
  });

  it('shows of wire its pounds and the price of a pound, and says of what a typed quantity is', async () => {
    const wire = { type: 'IMPORT WIRE', oem: 'FOIL', quantity: 2.1473, basePrice: 32.2731 } as const;
    const one = anItem({ ...wire, finalQty: 2.1473, finalUnit: 1, adjustedPrice: 30, total: 64.42 });
    const two = anItem({ ...wire, itemId: idOf(801), oem: 'FOIL 2', unit: 2, finalQty: 4.2946 });
    api = fakeApi(...known(aLoadDetail({ items: [one, two] })));
    open();
    const items = within(await shownItems());
    const [foil] = await items.findAllByRole('row', { name: /FOIL/ });
    expect(foil).toHaveTextContent('2.1473 lb$32.2731per lb$30.00per lb$64.42');
    for (const below of [...items.getAllByText('per lb'), items.getByText('× 2')])
      expect(below).toHaveStyle({ 'text-align': 'right' });
    await userEvent.click(items.getByRole('button', { name: 'Change quantity of FOIL, now 2.1473' }));
    expect(screen.getByRole('textbox', { name: 'Quantity, lb' })).toHaveValue('2.1473');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(items.getByText('× 2'));
    expect(await screen.findByText('Of each of 2, as the line has that many.')).toBeVisible();
  });
});
