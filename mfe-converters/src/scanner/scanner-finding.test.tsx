import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productList } from '@washcoat/contract-converters';
import { converterA } from '../converter/converter.fixture';
import { ScannerDesk, twin } from './scanner-desk.fixture';

describe('finding what lies on the scale', () => {
  let desk: ScannerDesk;

  beforeEach(() => {
    desk = new ScannerDesk();
  });
  afterEach(() => desk.leave());

  it('lists parts that share a stamp apart and chooses between them by their digit', async () => {
    await desk.open();
    await desk.scan('55570431');
    expect(await screen.findByText('2 parts carry this stamp')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Scanned part' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Nothing was added: choose the part first, 1 to 2.')).toBeInTheDocument();
    expect(desk.addedItems()).toEqual([]);
    const second = screen.getByRole('button', { name: /CERAMIC · cylinder · 900 g/ });
    expect(second).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('2');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(await desk.part()).toHaveTextContent('$99.50');
    await userEvent.keyboard('3*');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    expect(await desk.part()).toHaveTextContent('$99.50');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(desk.addedItems()).toMatchObject([{ productId: twin.productId, quantity: 3 }]),
    );
  });

  it('moves between parts with the arrows and keeps what was to be added when the next code is scanned first', async () => {
    await desk.open();
    await desk.scan('55570431');
    await screen.findByText('2 parts carry this stamp');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(await desk.part()).toHaveTextContent('$99.50');
    await desk.scan('55570431');
    await userEvent.keyboard('{Enter}KT 0334{Enter}{Enter}');
    await waitFor(() => expect(desk.addedItems()).toMatchObject([{ oem: 'KT 0334' }]));
    await userEvent.click(screen.getByRole('button', { name: 'Choose: 55570431' }));
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(desk.addedItems()[1]).toMatchObject({ productId: twin.productId }));
    expect(screen.queryByText('Not added yet')).not.toBeInTheDocument();
  });

  it('hears a code that begins with the digit of a choice', async () => {
    await desk.open();
    await desk.scan('55570431');
    await screen.findByText('2 parts carry this stamp');
    await desk.scan('2 KT');
    expect(await screen.findByText('No converter carries 2 KT')).toBeInTheDocument();
    expect(desk.api.callsOf(productList).at(-1)?.input).toMatchObject({ text: '2 KT' });
  });

  it('adds nothing by itself when no part carries exactly the code, and offers what is close', async () => {
    await desk.open();
    await desk.scan('KT O334');
    expect(await screen.findByText('No part carries exactly KT O334. Close to it:')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(desk.addedItems()).toEqual([]);
    await userEvent.keyboard('1{Enter}');
    await waitFor(() => expect(desk.addedItems()).toMatchObject([{ productId: converterA.productId }]));
  });

  it('says when nothing is found, stays, and offers Ask Expert', async () => {
    const line = await desk.open();
    await desk.scan('ZZ 99');
    expect(await screen.findByText('No converter carries ZZ 99')).toBeInTheDocument();
    expect(line).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Ask Expert' }));
    expect(await screen.findByLabelText(/OEM/)).toHaveValue('ZZ 99');
  });
});
