import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from '@washcoat/ui';
import { useState } from 'react';
import { chosenActionsOf, type Action } from '../actions/action';
import { offeredActions } from '../actions/offered-actions';
import { useSession } from '../session/use-session';
import { renderWithPlatform } from '../testing';
import { ChosenActions, PageActions, RowActions } from './action-buttons';

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
