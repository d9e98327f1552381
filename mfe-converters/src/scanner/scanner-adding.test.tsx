import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productList } from '@washcoat/contract-converters';
import { converterA, testId } from '../converter/converter.fixture';
import { buyer, monday, ScannerDesk } from './scanner-desk.fixture';

describe('adding at the scale', () => {
  let desk: ScannerDesk;

  beforeEach(() => {
    desk = new ScannerDesk();
  });
  afterEach(() => desk.leave());

  it('looks a scanned code up for the customer of the cart and adds the part with Enter on the empty line', async () => {
    const line = await desk.open();
    expect(line).toHaveFocus();
    await desk.scan('KT 0334');
    const shown = await desk.part();
    expect(shown).toHaveTextContent('KT 0334');
    expect(shown).toHaveTextContent('Mercedes C-Class');
    expect(shown).toHaveTextContent('cylinder');
    expect(shown).toHaveTextContent('1,180 g');
    expect(shown).toHaveTextContent('$172.23');
    expect(desk.api.callsOf(productList)[0]?.input).toMatchObject({
      text: 'KT 0334',
      companyId: monday.companyId,
      facilityId: testId(72),
      facilityCity: 'Atlanta',
      isLoad: 'true',
    });
    expect(line).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('list', { name: 'Added last' });
    expect(list).toHaveTextContent('1 × KT 0334');
    expect(desk.addedItems()).toEqual([
      {
        loadId: monday.loadId,
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
      },
    ]);
    await userEvent.keyboard('+');
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(new Set(desk.sentLines().map(({ key }) => key)).size).toBe(2));
    expect(line).toHaveFocus();
  });

  it('takes a quantity before, as 12* or Q12*, for the next addition only', async () => {
    await desk.open();
    await desk.scan('KT 0334');
    await desk.part();
    await userEvent.keyboard('12*');
    expect(screen.getByText('12 pieces')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(desk.addedItems()).toMatchObject([{ quantity: 12 }]));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Pieces' })).toHaveTextContent('1'));
    await userEvent.keyboard('Q3*');
    await userEvent.click(screen.getByRole('button', { name: 'One piece more' }));
    await userEvent.keyboard('+');
    await waitFor(() => expect(desk.addedItems()[1]).toMatchObject({ quantity: 4 }));
  });

  it('adds a code with two returns at once, once, and says that one more return adds no more', async () => {
    await desk.open();
    await userEvent.keyboard('KT 0334{Enter}{Enter}{Enter}');
    await waitFor(() => expect(desk.addedItems()).toHaveLength(1));
    expect(await screen.findByText('KT 0334 was added already; + adds one more.')).toBeInTheDocument();
    expect(desk.addedItems()).toHaveLength(1);
  });

  it('adds every code at once where that is switched on, and remembers it', async () => {
    await desk.open();
    await userEvent.click(screen.getByRole('switch', { name: 'Add at once' }));
    await desk.scan('KT 0334');
    await desk.scan('KT 0334');
    await waitFor(() => expect(desk.addedItems()).toHaveLength(2));
    cleanup();
    await desk.open();
    expect(screen.getByRole('switch', { name: 'Add at once' })).toBeChecked();
  });

  it('adds halves and quarters, by button and by key', async () => {
    await desk.open();
    await desk.scan('KT 0334');
    await desk.part();
    await userEvent.click(screen.getByRole('button', { name: '0.25' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 0.25 of a piece to the cart' }));
    await userEvent.keyboard('1/2*{Enter}');
    await waitFor(() => expect(desk.addedItems()).toMatchObject([{ quantity: 0.25 }, { quantity: 0.5 }]));
  });

  it('takes codes that are pasted as lines', async () => {
    const line = await desk.open();
    await userEvent.click(screen.getByRole('switch', { name: 'Add at once' }));
    await userEvent.click(line);
    await userEvent.paste('KT 0334\r\nKT 0334\r\n');
    await waitFor(() => expect(desk.addedItems()).toHaveLength(2));
  });

  it('opens the form that asks for a picture, with cart and quantity, where one is needed', async () => {
    await desk.open({ ...buyer, isPictureMandatory: true });
    expect(screen.getByText(/Every piece you add needs a picture/)).toBeInTheDocument();
    await desk.scan('KT 0334');
    await desk.part();
    await userEvent.keyboard('2*{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add KT 0334 to a cart' });
    expect(await within(dialog).findByRole('radio', { name: /Monday run/ })).toBeChecked();
    expect(within(dialog).getByLabelText('Quantity')).toHaveValue('2');
    expect(desk.addedItems()).toEqual([]);
  });
});
