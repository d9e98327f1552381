import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@washcoat/ui';
import { useState } from 'react';
import { chosenActionsOf, type Action, type RowAction } from '../actions/action';
import { offeredActions } from '../actions/offered-actions';
import { useSession } from '../session/use-session';
import { asWindowOf, renderWithPlatform } from '../testing';
import { ChosenActions, PageActions, RecordActions, RecordMenu, RowActions } from './action-buttons';

interface Cart {
  id: string;
  name: string;
  isOpen: boolean;
}
const carts: Cart[] = [
  { id: '1', name: 'Acme', isOpen: true },
  { id: '2', name: 'Bolt', isOpen: false },
];
const done: string[] = [];
const actions: Action<Cart>[] = [
  {
    id: 'add',
    of: 'page',
    label: 'Create cart',
    shortcut: 'N',
    right: ({ canBuildCart }) => canBuildCart,
    run: () => done.push('create'),
  },
  {
    id: 'edit',
    of: 'row',
    label: 'Edit',
    shortcut: 'E',
    right: (_session, { isOpen }) => isOpen,
    nameFor: ({ name }) => `Edit ${name}`,
    run: ({ name }) => done.push(`edit ${name}`),
  },
  {
    id: 'close',
    of: 'chosen',
    label: 'Close',
    right: ({ deleteCart }) => deleteCart,
    run: (ids) => done.push(`close ${ids.join()}`),
  },
];

function Carts({ chosen = [] }: { chosen?: string[] }) {
  const session = useSession();
  const [isOver, setIsOver] = useState(false);
  const offered = chosenActionsOf(actions, session, chosen, (id) => carts.find((cart) => cart.id === id));
  return (
    <>
      <PageActions actions={actions} />
      <input aria-label="Note" />
      <input type="checkbox" aria-label="Choose" />
      {carts.map((cart) => (
        <RowActions key={cart.id} actions={actions} row={cart} />
      ))}
      <section aria-label="Chosen">
        <ChosenActions actions={offered} size={28} />
      </section>
      <button onClick={() => setIsOver(true)}>Ask</button>
      <Dialog isOpen={isOver} onClose={() => setIsOver(false)} title="A question">
        Sure?
      </Dialog>
    </>
  );
}

const namesOf = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
beforeEach(() => done.splice(0));

it('offers an action wherever it fits, by its right, and does the same everywhere', async () => {
  renderWithPlatform(<Carts chosen={['1']} />, { session: { canBuildCart: true, deleteCart: true } });
  expect(namesOf()).toEqual(['Create cartN', 'Edit Acme', 'EditE', 'Close', 'Ask']);
  await userEvent.click(screen.getByRole('button', { name: 'Create cart' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Acme' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(done).toEqual(['create', 'edit Acme', 'edit Acme', 'close 1']);
});

it('offers of many what can be done with all of them, and nothing to who may not', () => {
  renderWithPlatform(<Carts chosen={['1', '2']} />, { session: { deleteCart: true } });
  expect(namesOf()).toEqual(['Edit Acme', 'Close', 'Ask']);
});

it('is done by its key, but not while somebody types, with Ctrl, or under a dialog', async () => {
  const { unmount } = renderWithPlatform(<Carts />, { session: { canBuildCart: true } });
  await userEvent.keyboard('n');
  expect(done).toEqual(['create']);
  await userEvent.type(screen.getByLabelText('Note'), 'n');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}n{/Control}');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.keyboard('n');
  expect(done).toEqual(['create']);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose' }));
  await userEvent.keyboard('n');
  expect(done).toEqual(['create', 'create']);
  expect(offeredActions.get().map(({ name }) => name)).toEqual(['Create cart']);
  unmount();
  expect(offeredActions.get()).toEqual([]);
});

it('says why the page does not do something now, and does not do it by its key either', async () => {
  const run = jest.fn();
  const refused: Action<never>[] = [
    {
      of: 'page',
      ...{ id: 'export', label: 'Export', shortcut: 'X' },
      right: () => true,
      refusal: 'Nothing is there',
      run,
    },
  ];
  renderWithPlatform(<PageActions actions={refused} />);
  expect(screen.getByRole('button', { name: /^Export/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('x');
  expect(run).not.toHaveBeenCalled();
});

describe('an opened record', () => {
  const ofOne = (label: string, more: Partial<RowAction<Cart>> = {}): RowAction<Cart> => ({
    ...{ id: label, of: 'row', label, nameFor: () => label, right: () => true },
    icon: () => <svg />,
    run: ({ name }) => done.push(`${label} ${name}`),
    ...more,
  });
  const ofCart: Action<Cart>[] = [
    ofOne('Export', { isMain: true, shortcut: 'X' }),
    ofOne('Mail', { isBusyFor: () => true, busyLabel: 'Sending' }),
    ofOne('Close', { right: (_session, { isOpen }) => isOpen }),
    ofOne('Delete', { isDanger: true }),
  ];
  const open = (cart: Cart | undefined) => {
    if (!cart) throw new Error('There is no such cart');
    renderWithPlatform(<RecordActions actions={ofCart} row={cart} label="Cart" />);
  };

  it('offers what it allows as buttons, the main one last, and what can not be undone behind the dots', async () => {
    open(carts[0]);
    expect(namesOf().slice(0, 2)).toEqual(['More', 'Close']);
    expect(screen.getByRole('button', { name: /Mail|Sending/ })).toHaveAttribute('aria-busy', 'true');
    expect(namesOf().at(-1)).toBe('ExportX');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.keyboard('x');
    expect(done).toEqual(['Close Acme', 'Delete Acme', 'Export Acme']);
    expect(offeredActions.get().map(({ label }) => label)).toEqual(['Export', 'Mail', 'Close', 'Delete']);
  });

  it('has nothing of what its right leaves away', () => {
    open(carts[1]);
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  it('has all of it behind the dots where it is asked so, with a tick at what is on', async () => {
    const [cart] = carts;
    if (!cart) throw new Error('There is no such cart');
    const ofMenu = [
      ofOne('Shared', { isOnFor: ({ isOpen }) => isOpen }),
      ofOne('Close', { refusalFor: () => 'Not now' }),
    ];
    renderWithPlatform(<RecordMenu actions={ofMenu} row={cart} label="Actions of the cart" />);
    expect(namesOf()).toEqual(['Actions of the cart']);
    expect(offeredActions.get().map(({ label }) => label)).toEqual(['Shared', 'Close']);
    await userEvent.click(screen.getByRole('button', { name: 'Actions of the cart' }));
    expect(await screen.findByRole('menuitem', { name: /^Close/ })).toHaveAttribute('aria-disabled', 'true');
    const shared = screen.getByRole('menuitemcheckbox', { name: 'Shared' });
    expect(shared).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(shared);
    expect(done).toEqual(['Shared Acme']);
  });

  it('has all of it behind the dots on a phone', async () => {
    const undo = asWindowOf(390);
    open(carts[0]);
    expect(namesOf()).toEqual(['More']);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['Export', 'Mail', 'Close', 'Delete']);
    undo();
  });
});

it('offers what has no icon in its word', () => {
  renderWithPlatform(<Carts />);
  expect(screen.getByRole('button', { name: 'Edit Acme' })).toHaveTextContent('Edit');
});
