import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HistoryEntry } from '@washcoat/contract-kernel';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { HistoryList } from './history-list';
import type { HistoryListProps } from './history-list';

const entries: HistoryEntry[] = [
  {
    entryId: '2',
    at: new Date(2026, 10, 20, 9, 4).toISOString(),
    userId: 'u1',
    userName: 'Priya Nair',
    action: 'edit',
    changes: [
      { field: 'phone', before: null, after: '404-555-0142' },
      { field: 'isActive', before: 'true', after: 'false' },
      { field: 'oddField', before: 'x', after: 'y' },
    ],
  },
  {
    entryId: '1',
    at: new Date(2026, 10, 19, 9, 4).toISOString(),
    userId: null,
    userName: 'Washcoat',
    action: 'reset-password',
    changes: [],
  },
];
const onRetry = jest.fn();
const onMore = jest.fn();

function list(props: Partial<HistoryListProps> = {}) {
  return (
    <HistoryList
      entries={entries}
      fieldNames={{ phone: 'Phone', isActive: 'Active' }}
      isLoading={false}
      hasMore={false}
      {...{ onRetry, onMore }}
      {...props}
    />
  );
}

it('tells who changed what and when, in words', async () => {
  const { container } = renderThemed(list());
  const [first, second] = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('Priya Nair changed it20th Nov, 2026 9:04 am');
  expect(first).toHaveTextContent('Phonefrom None to 404-555-0142');
  expect(first).toHaveTextContent('Activefrom Yes to No');
  expect(first).toHaveTextContent('oddFieldfrom x to y');
  expect(second).toHaveTextContent('Washcoat reset password');
  expect(await axe(container)).toHaveNoViolations();
});

it('says what a change came of, after what was done', () => {
  renderThemed(list({ causeOf: ({ entryId }) => entryId === '2' && <a href="/there">by its source</a> }));
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Priya Nair changed it by its source20th Nov, 2026 9:04 am');
  expect(second).toHaveTextContent('Washcoat reset password19th Nov, 2026 9:04 am');
});

it('gives older changes on demand, and says when they did not come', async () => {
  const { show } = renderThemed(list({ hasMore: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Show older changes' }));
  expect(onMore).toHaveBeenCalledTimes(1);
  show(list({ hasMore: true, isLoading: true }));
  expect(screen.getByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  show(list({ hasMore: true, error: '' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The history did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('shows that it loads, that there is nothing, and that it failed', async () => {
  onRetry.mockClear();
  const { show } = renderThemed(list({ entries: undefined, isLoading: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the history');
  show(list({ entries: [] }));
  expect(screen.getByRole('heading', { name: 'No changes yet' })).toBeInTheDocument();
  show(list({ entries: undefined, error: 'The record is not yours' }));
  expect(screen.getByRole('heading', { name: 'The record is not yours' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
