import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import type { Option } from './option';
import { Typeahead } from './typeahead';

const companies: Option[] = [
  { value: '1', label: 'Harlan Auto Parts', note: 'Atlanta, GA' },
  { value: '2', label: 'Harlow Exhaust', note: 'Macon, GA' },
];

function setUp(search: (text: string) => Promise<readonly Option[]>, delayMs = 0) {
  function Customer() {
    const [value, setValue] = useState<Option | null>(null);
    return <Typeahead label="Customer" value={value} onChange={setValue} search={search} delayMs={delayMs} />;
  }
  const view = renderThemed(<Customer />);
  return { ...view, box: screen.getByRole('combobox', { name: 'Customer' }) };
}

it('[COM-022] asks for at least 3 characters and does not search before', async () => {
  const search = jest.fn(async () => companies);
  const { box } = setUp(search);
  await userEvent.type(box, 'ha');
  expect(screen.getByText('Type at least 3 characters')).toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();
  await userEvent.type(box, 'r');
  await waitFor(() => expect(search).toHaveBeenCalledWith('har'));
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});

it('waits for a pause of 500 ms in the typing', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  function Customer() {
    return <Typeahead label="Customer" value={null} onChange={() => undefined} search={search} />;
  }
  const search = jest.fn(async () => companies);
  renderThemed(<Customer />);
  await user.type(screen.getByRole('combobox'), 'harl');
  jest.advanceTimersByTime(499);
  expect(search).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(1));
  expect(search).toHaveBeenCalledTimes(1);
  expect(search).toHaveBeenCalledWith('harl');
  jest.useRealTimers();
});

it('moves with the arrows, chooses with Enter and clears with the cross', async () => {
  const { box, baseElement } = setUp(async () => companies);
  await userEvent.type(box, 'har');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /Harlow Exhaust/ })).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /Harlow/ }).id);
  expect(await axe(baseElement)).toHaveNoViolations();
  await userEvent.keyboard('{Enter}');
  expect(box).toHaveValue('Harlow Exhaust');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Customer' }));
  expect(box).toHaveValue('');
});

it('keeps what was chosen when Escape leaves the list', async () => {
  const { box } = setUp(async () => companies);
  await userEvent.type(box, 'har');
  await userEvent.click(await screen.findByRole('option', { name: /Harlan/ }));
  await userEvent.type(box, 'x');
  await userEvent.keyboard('{Escape}');
  expect(box).toHaveValue('Harlan Auto Parts');
});

it('says when nothing was found and when the search failed', async () => {
  const answers = [Promise.resolve([]), Promise.reject(new Error('down'))];
  const { box } = setUp(() => answers.shift() ?? Promise.resolve([]));
  await userEvent.type(box, 'xyz');
  expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  await userEvent.type(box, 'w');
  expect(await screen.findByText(/did not answer/)).toBeInTheDocument();
});

it('drops the answer to an older text', async () => {
  const slow: ((options: Option[]) => void)[] = [];
  const { box } = setUp((text) =>
    text === 'har' ? new Promise((done) => slow.push(done)) : Promise.resolve(companies.slice(1)),
  );
  await userEvent.type(box, 'har');
  await waitFor(() => expect(slow).toHaveLength(1));
  await userEvent.type(box, 'l');
  await screen.findByRole('option', { name: /Harlow/ });
  slow[0]?.(companies.slice(0, 1));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.queryByRole('option', { name: /Harlan/ })).not.toBeInTheDocument();
});
