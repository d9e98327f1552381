import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allFlags } from '@washcoat/contract-kernel';
import { itemAdd, itemDelete, itemEdit, loadComplete } from '@washcoat/contract-loads';
import { answers, fakeApi } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import { known, leave, loadPath, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

/** Limited staff that accepts requests. */
const grader = { ...allFlags(false), userId: idOf(5), hierarchy: 4, canAcceptLoadRequest: true };
const bought = { party: 'buyer', assistantId: grader.userId, isGradingSession: true } as const;
const saved = { message: 'Updated Successfully', item: anItem() };

describe('the load of a grader', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  it('[LDET-011] [LDET-038] takes items by their code, has them changed and deleted, and is completed', async () => {
    api = fakeApi(
      ...known(aLoadDetail(bought)),
      answers(itemAdd, { message: 'Successfully added the item in load', item: anItem() }),
      answers(itemEdit, saved),
      answers(itemDelete, { message: 'Deleted Successfully' }),
      answers(loadComplete, { message: 'Successfully completed order', loadId: idOf(700) }),
    );
    open(grader);
    await userEvent.type(await screen.findByRole('combobox', { name: 'Code' }), 'GM8');
    await userEvent.click(await screen.findByRole('option', { name: /GM8/ }, { timeout: 3000 }));
    const form = await screen.findByRole('form', { name: 'Item to add' });
    expect(within(form).queryByRole('textbox', { name: 'ADJUSTED' })).not.toBeInTheDocument();
    await userEvent.click(within(form).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(api.callsOf(itemAdd)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Other...' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Change quantity/ }));
    await userEvent.click(await screen.findByRole('button', { name: '0.5' }));
    await waitFor(() => expect(api.callsOf(itemEdit)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Actions of KT 0334' }));
    expect(screen.queryByRole('menuitem', { name: 'Did not buy KT 0334' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(api.callsOf(itemDelete)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'COMPLETE ORDER' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Complete order' });
    await userEvent.click(within(asked).getByRole('button', { name: 'COMPLETE ORDER' }));
    await waitFor(() => expect(api.callsOf(loadComplete)).toHaveLength(1));
    expect(await screen.findByText('Successfully completed order')).toBeInTheDocument();
    expect(window.location.pathname).toBe(loadPath);
  });

  it('[LOAD-054] offers no page of the invoice, and corrections of what the grader bought itself alone', async () => {
    const completed = { type: 4, status: 7, buyerFinalisedDate: '2026-11-20T15:00:00.000Z' } as const;
    api = fakeApi(...known(aLoadDetail({ ...bought, ...completed })));
    open({ ...grader, canEditInvoice: true });
    expect(await screen.findByRole('button', { name: 'Show Actions' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open invoice' })).not.toBeInTheDocument();
    leave();
    api.restore();
    api = fakeApi(...known(aLoadDetail({ ...bought, ...completed, assistantId: idOf(9) })));
    open({ ...grader, canEditInvoice: true });
    await screen.findByText('Buyer finalised');
    expect(screen.queryByRole('button', { name: 'Show Actions' })).not.toBeInTheDocument();
  });

  it('offers nothing of a load that another one buys', async () => {
    api = fakeApi(...known(aLoadDetail({ ...bought, assistantId: idOf(9) })));
    open(grader);
    await screen.findByRole('button', { name: 'Actions of KT 0334' });
    expect(screen.queryByRole('combobox', { name: 'Code' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /(FINISH|COMPLETE) ORDER/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Change quantity/ })).not.toBeInTheDocument();
  });
});
