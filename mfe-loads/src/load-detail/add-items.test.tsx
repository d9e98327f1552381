import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productList } from '@washcoat/contract-converters';
import { imageUpload } from '@washcoat/contract-files';
import { itemAdd } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { anItem, idOf } from '../testing/loads.fixture';
import { known, leave, open, shownItems } from './opened-load.fixture';

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
    expect(api.callsOf(productList)[0]?.input).toEqual({
      text: 'GM8',
      companyId: idOf(100),
      facilityId: idOf(200),
      facilityCity: 'Atlanta',
      count: '50',
      isLoad: 'true',
    });
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'ADJUSTED' })).toHaveValue('118.4');
    const form = screen.getByRole('form', { name: 'Add item' });
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
    const form = screen.getByRole('form', { name: 'Add item' });
    const add = within(form).getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    expect(screen.getByText('Please upload atleast one image')).toBeInTheDocument();
    await userEvent.upload(
      within(form).getByLabelText('Add picture: file'),
      new File(['x'], 'cat.jpg', { type: 'image/jpeg' }),
    );
    await within(form).findByRole('button', { name: 'Add picture (1)' });
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
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Price' }), '4.1');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Quantity' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Quantity' }), '12.5');
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
});
