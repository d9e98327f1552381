import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderThemed } from '../../testing/render';
import { ConfirmDialog } from '../dialog/confirm-dialog';
import { Dialog } from '../dialog/dialog';
import { lightTheme } from '../theme/theme';
import { ToastHost } from './toast-host';
import { toast } from './toast-store';

beforeEach(() => {
  jest.useFakeTimers();
  renderThemed(<ToastHost />);
});

afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

function cardOf(text: string): HTMLElement {
  const card = screen.getByText(text).closest<HTMLElement>('[data-kind]');
  if (!card) throw new Error(`no toast says ${text}`);
  return card;
}

it('[COM-010] is gone after 2 seconds', () => {
  act(() => void toast.success('Successfully added item'));
  act(() => void jest.advanceTimersByTime(1999));
  expect(screen.getByText('Successfully added item')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText('Successfully added item')).not.toBeInTheDocument();
});

it('[COM-011] is green for success and red for an error, and read out accordingly', () => {
  act(() => {
    toast.success('Saved');
    toast.error('Failed to update the load');
  });
  expect(cardOf('Saved')).toHaveStyle({ backgroundColor: lightTheme.color.success.soft });
  expect(cardOf('Failed to update the load')).toHaveStyle({ backgroundColor: lightTheme.color.danger.soft });
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to update the load');
});

it('stays until it is dismissed when something was refused, and when there is news', () => {
  act(() => {
    toast.error('Failed to update the load');
    toast.news('Corner Muffler requests a grading session');
  });
  act(() => void jest.advanceTimersByTime(600_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to update the load');
  expect(screen.getByRole('status')).toHaveTextContent('Corner Muffler requests a grading session');
  for (const button of screen.getAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each([
  ['a dialog', <Dialog isOpen onClose={() => undefined} title="Add payment" />],
  [
    'a question',
    <ConfirmDialog
      isOpen
      title="Delete cart"
      question="Delete it?"
      confirmLabel="Delete cart"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  ],
])('lets news wait while %s is open, and nothing else', (_, shown) => {
  act(() => {
    toast.error('Failed to update the load');
    toast.news('Corner Muffler requests a grading session');
  });
  const { unmount } = renderThemed(shown);
  expect(screen.getByText('Corner Muffler requests a grading session')).not.toBeVisible();
  expect(screen.getByText('Failed to update the load')).toBeVisible();
  unmount();
  expect(screen.getByText('Corner Muffler requests a grading session')).toBeVisible();
});

it('keeps a success, too, where everything is kept', () => {
  cleanup();
  renderThemed(<ToastHost keepsAll />);
  act(() => void toast.success('Saved'));
  act(() => void jest.advanceTimersByTime(600_000));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

it('says the same once, and makes room for what comes later', () => {
  act(() => {
    toast.error('Failed to update the load');
    toast.error('Failed to update the load');
  });
  expect(screen.getAllByText('Failed to update the load')).toHaveLength(1);
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) toast.error(`Refused ${number}`);
  });
  expect(screen.queryByText('Failed to update the load')).not.toBeInTheDocument();
  expect(screen.getAllByText(/Refused/)).toHaveLength(5);
});

it('lets neither news nor refusals take the place of the other', () => {
  act(() => {
    toast.news('Corner Muffler requests a grading session');
    for (const number of [1, 2, 3, 4, 5, 6]) toast.error(`Refused ${number}`);
  });
  expect(screen.getByText('Corner Muffler requests a grading session')).toBeInTheDocument();
  expect(screen.getAllByText(/Refused/)).toHaveLength(5);
  act(() => {
    for (const number of [1, 2, 3, 4, 5]) toast.news(`Yard ${number} requests a grading session`);
  });
  expect(screen.getAllByText(/requests/).map((one) => one.textContent)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `Yard ${number} requests a grading session`),
  );
  expect(screen.getAllByText(/Refused/)).toHaveLength(5);
});

it('is held by the pointer and goes 2 seconds after it was let go', () => {
  act(() => void toast.success('Saved'));
  fireEvent.pointerMove(cardOf('Saved'));
  act(() => void jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Saved')).toBeInTheDocument();
  fireEvent.pointerLeave(cardOf('Saved'));
  act(() => void jest.advanceTimersByTime(2000));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('is held by the focus on its action, which runs and takes the toast away', () => {
  const onPress = jest.fn();
  act(() => void toast.success('Deleted Successfully', { action: { label: 'Undo', onPress } }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  act(() => void jest.advanceTimersByTime(10_000));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Deleted Successfully')).not.toBeInTheDocument();
});
