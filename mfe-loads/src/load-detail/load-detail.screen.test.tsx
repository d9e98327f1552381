import { Route, Routes } from '@washcoat/platform-sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productList, type Product } from '@washcoat/contract-converters';
import { facilityList } from '@washcoat/contract-entities';
import { imageUpload } from '@washcoat/contract-files';
import { allFlags } from '@washcoat/contract-kernel';
import {
  itemAdd,
  itemDelete,
  itemEdit,
  itemReview,
  loadComplete,
  loadEdit,
  loadGet,
} from '@washcoat/contract-loads';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { aFacility, aLoadDetail, anItem, idOf, listed } from '../testing/loads.fixture';
import LoadDetailScreen from './load-detail.screen';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const product: Product = {
  productId: idOf(401),
  name: 'GM8',
  oem: 'GM8',
  serialNo: '',
  abCode: '',
  manufacturer: 'Toyota',
  model: 'Camry',
  description: 'Toyota Camry',
  family: 'Foreign Small',
  type: 1,
  typeName: 'CERAMIC',
  shape: 'cylinder',
  urls: [],
  profileUrl: null,
  isActive: true,
  isSharedStamp: false,
  offerPrice: 118.4,
};
const everything = { ...allFlags(true), isPictureMandatory: false, minimumSettingsOnly: false };
const path = `/loads/load/${idOf(700)}`;

describe('a load', () => {
  let api: ReturnType<typeof fakeApi>;
  const known = (load = aLoadDetail()) => [
    answers(loadGet, load),
    answers(facilityList, listed(aFacility({ name: 'Atlanta yard' }))),
    answers(productList, { list: [product], areMoreItemsAvailable: false, isLimited: false }),
  ];
  const open = (session: object = {}, route = path) =>
    renderWithPlatform(
      <Routes>
        <Route path="/loads/load/:loadId" element={<LoadDetailScreen />} />
      </Routes>,
      { route, store, session: { ...everything, ...session } },
    );
  const items = () => screen.findByRole('region', { name: 'Items' });

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[LDET-002] [LDET-005] [LDET-008] [LDET-013] shows the load, its customer and its items', async () => {
    api = fakeApi(...known(aLoadDetail({ areMoreItemsAvailable: true, itemCount: 31 })));
    open();
    expect(await screen.findByRole('heading', { name: /Harlan yard pickup/ })).toBeInTheDocument();
    expect(await within(await items()).findByRole('rowheader', { name: /KT 0334/ })).toBeInTheDocument();
    expect(screen.getByText('1 of 31')).toBeInTheDocument();
    expect(screen.queryByText('12 Corner St', { exact: false })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Customer Details/ }));
    expect(screen.getByText(/12 Corner St/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show All' }));
    await waitFor(() => expect(api.callsOf(loadGet).at(-1)?.input).toMatchObject({ isShowAll: 'true' }));
  });

  it('[LDET-004] is headed SELL for sellers, who sign and finish', async () => {
    api = fakeApi(...known());
    open({ hierarchy: 2 });
    expect(await screen.findByRole('heading', { name: 'SELL' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Signature' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'FINISH ORDER' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'COMPLETE ORDER' })).not.toBeInTheDocument();
  });

  it('says that a load is gone, and offers another try when it did not load', async () => {
    api = fakeApi(refuses(loadGet, 404));
    open();
    expect(await screen.findByText('This load is gone, or not yours to see.')).toBeInTheDocument();
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.change(refuses(loadGet, 503));
    open();
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(...known());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await items()).findByRole('rowheader', { name: /KT 0334/ })).toBeInTheDocument();
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
      facilityCity: 'Atlanta yard',
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
    await items();
    expect(screen.queryByRole('button', { name: 'Other...' })).not.toBeInTheDocument();
  });

  it('[LDET-034] [LDET-088] changes a quantity where it stands and sends the version', async () => {
    api = fakeApi(...known(), answers(itemEdit, { message: 'Updated Successfully', item: anItem() }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change quantity of KT 0334, now 2' }));
    const editor = await screen.findByRole('dialog', { name: 'Quantity of KT 0334' });
    expect(within(editor).getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await userEvent.click(within(editor).getByRole('button', { name: '0.75' }));
    expect(await screen.findByText('Updated Successfully')).toBeInTheDocument();
    expect(api.callsOf(itemEdit)[0]?.input).toEqual({
      loadId: idOf(700),
      itemId: idOf(800),
      version: 3,
      quantity: 0.75,
      isEditInvoice: false,
    });
  });

  it('shows both values when somebody else was faster, and saves what is chosen', async () => {
    api = fakeApi(
      ...known(),
      answers(itemEdit, { message: 'Updated Successfully', item: anItem() }),
      refuses(itemEdit, 409, { error: 'Somebody else changed this item.', code: 'STALE' }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: /Change quantity of KT 0334/ }));
    const editor = within(await screen.findByRole('dialog', { name: 'Quantity of KT 0334' }));
    const quantity = editor.getByRole('textbox', { name: 'Quantity' });
    await userEvent.clear(quantity);
    api.change(...known(aLoadDetail({ items: [anItem({ version: 4, quantity: 5, finalQty: 5 })] })));
    await userEvent.type(quantity, '3{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'KT 0334 was changed by somebody else' });
    expect(within(dialog).getByRole('row', { name: 'Quantity 3 5' })).toBeInTheDocument();
    api.change(answers(itemEdit, { message: 'Updated Successfully', item: anItem() }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my values' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsOf(itemEdit).at(-1)?.input).toMatchObject({ version: 4, quantity: 3 });
  });

  it('[LDET-084] [LDET-072] deletes an item after asking, and says when it could not', async () => {
    api = fakeApi(...known(), refuses(itemDelete, 503));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the item KT 0334 ?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
    expect(await within(dialog).findByText('Not able to delete please try agian later')).toBeInTheDocument();
    api.change(answers(itemDelete, { message: 'Deleted' }), ...known(aLoadDetail({ items: [] })));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete item' }));
    expect(await screen.findByText('No items yet')).toBeInTheDocument();
    expect(api.callsOf(itemDelete).at(-1)?.input).toEqual({
      loadId: idOf(700),
      itemId: idOf(800),
      isEditInvoice: false,
    });
  });

  it('[LDET-021] [LDET-045] [LDET-046] [LDET-047] reviews what the other party changed', async () => {
    const item = anItem({ status: 0, userId: idOf(9) });
    api = fakeApi(
      ...known(aLoadDetail({ items: [item] })),
      answers(itemReview, { message: 'Updated Successfully' }),
    );
    open();
    const bar = within(await screen.findByRole('region', { name: 'Review of KT 0334' }));
    await userEvent.click(bar.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(api.callsOf(itemReview)).toHaveLength(1));
    await userEvent.click(await bar.findByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(api.callsOf(itemReview)).toHaveLength(2));
    expect(api.callsOf(itemReview).map(({ input }) => input.status)).toEqual([1, 2]);
    await userEvent.click(bar.getByRole('button', { name: 'Modify' }));
    const editor = screen.getByRole('dialog', { name: 'Change KT 0334' });
    expect(within(editor).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });

  it('[LDET-022] [LDET-065] marks an item as not bought, with the right', async () => {
    api = fakeApi(...known(), answers(itemEdit, { message: 'Updated Successfully', item: anItem() }));
    open();
    expect(await screen.findByText('Approved')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Did not buy' }));
    await waitFor(() => expect(api.callsOf(itemEdit)[0]?.input).toMatchObject({ isDidNotBuy: true }));
    cleanup();
    open({ didNotBuyIndicator: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    expect(screen.queryByRole('menuitem', { name: 'Did not buy' })).not.toBeInTheDocument();
  });

  it('[LDET-057] [LDET-058] shows no prices and no totals to those who may not see them', async () => {
    const { subtotal: _1, discountAmount: _2, grandtotal: _3, discount: _4, ...rest } = aLoadDetail();
    const { basePrice: _5, adjustedPrice: _6, total: _7, ...item } = anItem();
    api = fakeApi(...known({ ...rest, items: [item] }));
    open({
      canSeeUnitPrice: false,
      canSeeSubtotal: false,
      canSeeMarkup: false,
      canAddMarkup: false,
      canAddMarkDownOnly: false,
    });
    expect(await within(await items()).findByRole('rowheader', { name: /KT 0334/ })).toBeInTheDocument();
    for (const title of ['Base', 'ADJUSTED', 'Total']) {
      expect(screen.queryByRole('columnheader', { name: title })).not.toBeInTheDocument();
    }
    expect(document.body).not.toHaveTextContent('Grand total');
    expect(document.body).not.toHaveTextContent('$');
  });

  it('[LDET-014] [LDET-083] [LDET-085] saves a discount in percent or dollars', async () => {
    api = fakeApi(...known(), refuses(loadEdit, 503));
    open({ canAddMarkDownOnly: false });
    const field = await screen.findByRole('textbox', { name: 'Discount' });
    expect(field).toHaveValue('-2');
    await userEvent.clear(field);
    await userEvent.type(field, '-3{Enter}');
    expect(await screen.findByText('Failed to update the load')).toBeInTheDocument();
    api.change(answers(loadEdit, { message: 'Successfully updated the load' }));
    await userEvent.click(screen.getByRole('radio', { name: '$' }));
    expect(await screen.findByText('Successfully updated the load')).toBeInTheDocument();
    expect(api.callsOf(loadEdit).map(({ input }) => input)).toMatchObject([
      { discount: -3, discountIsPercentage: true },
      { discount: -3, discountIsPercentage: false },
    ]);
  });

  it('[LDET-050] [LDET-079] [LDET-086] completes the order after asking, and shows a refusal under the buttons', async () => {
    api = fakeApi(...known(), refuses(loadComplete, 409, { error: 'There is nothing on this load to buy.' }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'COMPLETE ORDER' }));
    let dialog = await screen.findByRole('alertdialog', { name: 'Complete order' });
    expect(dialog).toHaveTextContent('Grand total $337.57');
    await userEvent.click(within(dialog).getByRole('button', { name: 'COMPLETE ORDER' }));
    expect(await screen.findByText('There is nothing on this load to buy.')).toBeInTheDocument();
    api.change(answers(loadComplete, { message: 'Successfully completed order', loadId: idOf(700) }));
    await userEvent.click(screen.getByRole('button', { name: 'COMPLETE ORDER' }));
    dialog = await screen.findByRole('alertdialog', { name: 'Complete order' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'COMPLETE ORDER' }));
    await waitFor(() => expect(window.location.pathname).toBe('/invoices/settled'));
    expect(api.callsOf(loadComplete).at(-1)?.input).toMatchObject({ loadId: idOf(700), isInvoice: true });
  });

  it('[LDET-017] [LDET-041] [LDET-087] signs, saves, signs again, and finishes with signature and date', async () => {
    api = fakeApi(
      ...known(aLoadDetail({ isSignRequired: true })),
      answers(loadComplete, { message: 'Successfully completed order', loadId: idOf(700) }),
    );
    open({ hierarchy: 2 });
    const block = within(await screen.findByRole('group', { name: 'Signature' }));
    await userEvent.click(block.getByRole('img', { name: 'Signature: sign here' }));
    await userEvent.click(block.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Signature saved successfully')).toBeInTheDocument();
    expect(block.getByRole('button', { name: 'Sign again' })).toBeInTheDocument();
    const date = screen.getByRole('textbox', { name: /^Date/ });
    await userEvent.clear(date);
    await userEvent.type(date, '11-/20/2026x');
    expect(date).toHaveValue('11/20/2026');
    await userEvent.click(screen.getByRole('button', { name: 'FINISH ORDER' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Finish order' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'FINISH ORDER' }));
    expect(await screen.findByText('Successfully completed order')).toBeInTheDocument();
    expect(window.location.pathname).toBe(path);
    expect(api.callsOf(loadComplete)[0]?.input).toEqual({
      loadId: idOf(700),
      isInvoice: false,
      signature: 'data:image/png;base64,AAAA',
      date: '11/20/2026',
    });
  });

  it('lists missing documents before COMPLETE ORDER and holds it back', async () => {
    api = fakeApi(...known(aLoadDetail({ isEinRequired: true, ein: null })));
    open();
    expect(await screen.findByRole('note', { name: 'Missing documents' })).toHaveTextContent(
      'The EIN of the customer',
    );
    const complete = screen.getByRole('button', { name: 'COMPLETE ORDER' });
    expect(complete).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(complete);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('[LDET-020] [LDET-051] edits a completed order only after Show Actions', async () => {
    const completed = aLoadDetail({ type: 4, status: 7, buyerFinalisedDate: '2026-11-20T15:00:00.000Z' });
    api = fakeApi(
      ...known(completed),
      answers(itemEdit, { message: 'Updated Successfully', item: anItem() }),
    );
    open();
    await screen.findByText('Buyer finalised');
    expect(screen.queryByRole('button', { name: /Change quantity/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show Actions' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Show Actions' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /Change quantity/ }));
    await userEvent.click(await screen.findByRole('button', { name: '0.5' }));
    await waitFor(() => expect(api.callsOf(itemEdit)[0]?.input).toMatchObject({ isEditInvoice: true }));
    cleanup();
    open({ canEditInvoice: false });
    await screen.findByText('Buyer finalised');
    expect(screen.queryByRole('button', { name: 'Show Actions' })).not.toBeInTheDocument();
  });

  it('tints what somebody else changed meanwhile', async () => {
    api = fakeApi(...known());
    open();
    expect(await within(await items()).findByText('Approved')).toBeInTheDocument();
    api.change(...known(aLoadDetail({ items: [anItem({ status: 2, version: 4 })] })));
    const pill = await screen.findByText('Rejected', {}, { timeout: 4000 });
    expect(pill.closest('[data-changed]')).toBeInTheDocument();
  });
});
