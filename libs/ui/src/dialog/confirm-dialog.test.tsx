import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { ConfirmDialog } from './confirm-dialog';
import type { ConfirmDialogProps } from './confirm-dialog';
import { deleteQuestion } from './delete-question';

function ask(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const dialog = (
    <ConfirmDialog
      isOpen
      title="Delete cart"
      question={deleteQuestion('Cart', 'Harlan yard pickup')}
      consequence="11 items worth $1,735.04 go with it."
      confirmLabel="Delete cart"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />
  );
  return { ...renderThemed(dialog), onConfirm, onCancel };
}

it('[COM-008] asks with the exact sentence before something is deleted', async () => {
  const { baseElement } = ask();
  expect(screen.getByRole('alertdialog', { name: 'Delete cart' })).toHaveAccessibleDescription(
    'Are you sure you want to delete the Cart Harlan yard pickup ?',
  );
  expect(await axe(baseElement)).toHaveNoViolations();
});

it('gives the focus to the safe choice, so that Enter keeps the record', async () => {
  const { onConfirm, onCancel } = ask();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it.each([
  ['danger', 'Keep it', 'Deleting'],
  ['main', 'Not yet', 'Saving'],
] as const)('a question of the kind %s says "%s" and "%s" unless it is told', (kind, safe, busy) => {
  ask({ kind, busy: true });
  expect(screen.getByRole('button', { name: safe })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: busy })).toBeInTheDocument();
});

it('takes Escape as the safe choice', async () => {
  const { onCancel } = ask();
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('keeps the focus inside while Tab is pressed', async () => {
  ask();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Delete cart' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
});

it('takes no second press and no Escape while it runs', async () => {
  const { onConfirm, onCancel } = ask({ busy: true });
  await userEvent.click(screen.getByRole('button', { name: 'Deleting' }));
  await userEvent.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});

it('says inside the dialog why it failed', () => {
  ask({ error: 'The invoice of this load is paid' });
  expect(screen.getByRole('alert')).toHaveTextContent('The invoice of this load is paid');
});
