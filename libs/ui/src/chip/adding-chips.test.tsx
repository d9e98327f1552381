import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderThemed } from '../../testing/render';
import { ListChip } from './list-chip';
import { SearchChip } from './search-chip';

const diesel = { value: '2', label: 'DIESEL' };
const mercedes = { value: 'Mercedes', label: 'Mercedes' };

it('adds a filter that is chosen from a list, and says when there is nothing to choose from', async () => {
  const onPick = jest.fn();
  const { container, show } = renderThemed(<ListChip name="Type" options={[diesel]} onPick={onPick} />);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'DIESEL' }));
  expect(onPick.mock.calls).toEqual([[diesel]]);
  show(<ListChip name="Type" options={[]} onPick={onPick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Type' }));
  expect(screen.getByText('Nothing to choose from')).toBeInTheDocument();
});

it('adds a filter that is found by typing from the letter it asks for, and closes its field with the choice', async () => {
  const onPick = jest.fn();
  const search = jest.fn(async () => [mercedes]);
  renderThemed(<SearchChip name="Make" minChars={1} search={search} onPick={onPick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Make' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Make' }), 'm');
  await userEvent.click(await screen.findByRole('option', { name: 'Mercedes' }));
  expect(search.mock.calls).toEqual([['m']]);
  expect(onPick.mock.calls).toEqual([[mercedes]]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
