import { act, fireEvent, screen } from '@testing-library/react';
import { renderThemed } from '../../testing/render';
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
