import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { Chip } from './chip';
import { ChipBar } from './chip-bar';
import { ListChip } from './list-chip';
import { SearchChip } from './search-chip';

const diesel = { value: '2', label: 'DIESEL' };
const mercedes = { value: 'Mercedes', label: 'Mercedes' };

/** A bar of two filters, as a list has it. */
function Filters() {
  const [type, setType] = useState('');
  const [make, setMake] = useState('');
  const clear = () => {
    setType('');
    setMake('');
  };
  return (
    <ChipBar onClear={type || make ? clear : undefined}>
      {type ? (
        <Chip name="Type" value={type} onRemove={() => setType('')} />
      ) : (
        <ListChip name="Type" options={[diesel]} onPick={({ label }) => setType(label)} />
      )}
      {make ? (
        <Chip name="Make" value={make} onRemove={() => setMake('')} />
      ) : (
        <SearchChip name="Make" minChars={1} search={findMakes} onPick={({ label }) => setMake(label)} />
      )}
    </ChipBar>
  );
}
const findMakes = async () => [mercedes];
const focused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

it('keeps the focus where a filter was set, taken away or cleared', async () => {
  renderThemed(<Filters />);
  screen.getByRole('button', { name: 'Type' }).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await focused('Remove filter Type');
  await userEvent.keyboard('{Enter}');
  await focused('Type');
  screen.getByRole('button', { name: 'Make' }).focus();
  await userEvent.keyboard('{Enter}m');
  await screen.findByRole('option', { name: 'Mercedes' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await focused('Remove filter Make');
  screen.getByRole('button', { name: 'Clear filters' }).focus();
  await userEvent.keyboard('{Enter}');
  await focused('Make');
});

it('does not lead from the last filter that was taken away to what clears all', async () => {
  const onClear = jest.fn();
  const bar = (names: readonly string[]) => (
    <ChipBar onClear={onClear}>
      {names.map((name) => (
        <Chip key={name} name={name} value="x" onRemove={() => undefined} />
      ))}
    </ChipBar>
  );
  const { show } = renderThemed(bar(['Type', 'Model']));
  screen.getByRole('button', { name: 'Remove filter Model' }).focus();
  show(bar(['Type']));
  await focused('Remove filter Type');
});

it('leaves the focus to who pressed elsewhere', async () => {
  const { show } = renderThemed(<Filters />);
  screen.getByRole('button', { name: 'Type' }).focus();
  await userEvent.click(document.body);
  show(<Filters />);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body).toHaveFocus();
});

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

it('says when somebody comes near, and that what can be chosen still loads', async () => {
  const onNear = jest.fn();
  const list = { name: 'Type', onPick: jest.fn(), onNear };
  const { show } = renderThemed(<ListChip {...list} options={undefined} />);
  expect(onNear).not.toHaveBeenCalled();
  await userEvent.hover(screen.getByRole('button', { name: 'Type' }));
  expect(onNear).toHaveBeenCalledTimes(1);
  await userEvent.tab();
  expect(onNear).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toHaveTextContent('Loading…');
  show(<ListChip {...list} options={[diesel]} />);
  expect(screen.getByRole('menuitem', { name: 'DIESEL' })).toBeInTheDocument();
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
