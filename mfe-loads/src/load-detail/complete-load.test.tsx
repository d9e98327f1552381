import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemEdit, loadComplete, loadEdit, loadSign } from '@washcoat/contract-loads';
import { navigate } from '@washcoat/platform-sdk';
import { answers, asWindowOf, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import { known, leave, loadPath, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('completing a load', () => {
  let api: ReturnType<typeof fakeApi>;
  let undo: (() => void) | undefined;

  afterEach(() => {
    leave();
    api.restore();
    undo?.();
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

  it('[LDET-050] [LDET-079] [LDET-086] completes the order after asking, lands on its invoice, and shows a refusal under the buttons', async () => {
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
    await waitFor(() => expect(window.location.pathname).toBe(`/invoices/settled/load/${idOf(700)}`));
    expect(api.callsOf(loadComplete).at(-1)?.input).toMatchObject({ loadId: idOf(700), isInvoice: true });
  });

  it('[LDET-017] [LDET-041] [LDET-087] signs, saves, signs again, and finishes with signature and date', async () => {
    api = fakeApi(
      ...known(aLoadDetail({ isSignRequired: true })),
      answers(loadComplete, { message: 'Successfully completed order', loadId: idOf(700) }),
      answers(loadSign, { message: 'Signature saved successfully' }),
    );
    open({ hierarchy: 2 });
    const block = within(await screen.findByRole('group', { name: 'Signature' }));
    await userEvent.click(block.getByRole('img', { name: 'Signature: sign here' }));
    await userEvent.click(block.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Signature saved successfully')).toBeInTheDocument();
    expect(api.callsOf(loadSign)[0]?.input).toMatchObject({
      loadId: idOf(700),
      signature: 'data:image/png;base64,AAAA',
    });
    expect(block.getByRole('button', { name: 'Sign again' })).toBeInTheDocument();
    const date = screen.getByRole('textbox', { name: /^Date/ });
    await userEvent.clear(date);
    await userEvent.type(date, '11-/20/2026x');
    expect(date).toHaveValue('11/20/2026');
    await userEvent.click(screen.getByRole('button', { name: 'FINISH ORDER' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Finish order' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'FINISH ORDER' }));
    expect(await screen.findByText('Successfully completed order')).toBeInTheDocument();
    expect(window.location.pathname).toBe(loadPath);
    expect(api.callsOf(loadComplete)[0]?.input).toEqual({
      loadId: idOf(700),
      isInvoice: false,
      signature: 'data:image/png;base64,AAAA',
      date: '11/20/2026',
    });
  });

  it('has one button on a phone: to finish for a seller who has to, then to complete', async () => {
    undo = asWindowOf(390);
    for (const [hasToBeFinished, shown] of [
      [true, 'FINISH ORDER'],
      [false, 'COMPLETE ORDER'],
    ] as const) {
      api = fakeApi(...known(aLoadDetail({ hasToBeFinished })));
      open();
      await screen.findByRole('button', { name: shown });
      expect(screen.getAllByRole('button', { name: /(FINISH|COMPLETE) ORDER/ })).toHaveLength(1);
      expect(screen.queryAllByRole('note', { name: 'Not finished' })).toHaveLength(hasToBeFinished ? 1 : 0);
      leave();
      api.restore();
    }
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

  it('[LDET-041] says that the signature was given for another sum', async () => {
    const signed = { signature: 'data:image/png;base64,AAAA', signedTotal: 300 };
    api = fakeApi(...known(aLoadDetail(signed)));
    open();
    expect(
      await screen.findByText(/^Signed for \$300.00; the order comes to \$337.57 now/),
    ).toBeInTheDocument();
  });

  it('[LDET-041] says that the signature was given for other lines of the same sum', async () => {
    const signed = { signature: 'data:image/png;base64,AAAA', signedTotal: 337.57, areLinesSigned: false };
    api = fakeApi(...known(aLoadDetail(signed)));
    open();
    expect(
      await screen.findByText(/^Signed for \$337.57; the order comes to the same with other lines now/),
    ).toBeInTheDocument();
  });

  it('[LDET-020] opens a completed order for changes for who comes to amend it', async () => {
    const completed = aLoadDetail({ type: 4, status: 7, buyerFinalisedDate: '2026-11-20T15:00:00.000Z' });
    api = fakeApi(...known(completed));
    open();
    act(() => navigate('/elsewhere'));
    const from = '/invoices/settled/load/1';
    act(() => navigate(loadPath, { state: { amends: true, reason: 'Counted again', from } }));
    expect(await screen.findByRole('button', { name: 'Hide Actions' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', from);
  });

  it('[LDET-017] says no day of signing of an order that was completed without one', async () => {
    const completed = { type: 4, status: 7, buyerFinalisedDate: '2026-11-20T15:00:00.000Z' } as const;
    api = fakeApi(...known(aLoadDetail({ ...completed, date: null })));
    open();
    await screen.findByText('Buyer finalised');
    expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('');
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
    const question = within(await screen.findByRole('dialog', { name: 'Correct this order' }));
    await userEvent.click(question.getByRole('button', { name: 'Show Actions' }));
    expect(question.getByText('Say why the order is corrected')).toBeInTheDocument();
    await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'Counted again');
    await userEvent.click(question.getByRole('button', { name: 'Show Actions' }));
    await userEvent.click(await screen.findByRole('button', { name: /Change quantity/ }));
    await userEvent.click(await screen.findByRole('button', { name: '0.5' }));
    await waitFor(() =>
      expect(api.callsOf(itemEdit)[0]?.input).toMatchObject({ isEditInvoice: true, reason: 'Counted again' }),
    );
    cleanup();
    open({ canEditInvoice: false });
    await screen.findByText('Buyer finalised');
    expect(screen.queryByRole('button', { name: 'Show Actions' })).not.toBeInTheDocument();
  });
});
