import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '../navigation/navigate';
import { useSearchParams } from '../navigation/use-search-params';
import { renderWithPlatform } from '../testing';
import { useQueryChange } from './use-query-change';

function Page() {
  const { search, change } = useQueryChange();
  const [, setQuery] = useSearchParams();
  const both = () => {
    change({ type: '' });
    change({ add: '1' });
  };
  const bothWays = () => {
    change({ type: '' });
    setQuery((query) => new URLSearchParams([...query, ['add', '1']]));
  };
  const afterLeaving = () => {
    navigate('/elsewhere');
    change({ text: 'typed' });
  };
  return (
    <>
      <p>shows {search}</p>
      {Object.entries({ both, bothWays, afterLeaving }).map(([name, press]) => (
        <button key={name} onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => act(async () => void renderWithPlatform(<Page />, { route: '/things?type=2&text=old' })));

it.each(['both', 'bothWays'])('loses none of two changes before the first was drawn (%s)', async (name) => {
  await press(name);
  expect(screen.getByText('shows ?text=old&add=1')).toBeInTheDocument();
});

it('leads nobody back to a page that was left', async () => {
  await press('afterLeaving');
  expect(window.location.href).toMatch(/\/elsewhere$/);
});
