import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { Segment } from './segment';

function View() {
  const [view, setView] = useState<'table' | 'cards'>('table');
  return (
    <Segment
      label="View"
      value={view}
      onChange={setView}
      parts={[
        { value: 'table', label: 'Table' },
        { value: 'cards', label: 'Cards' },
      ]}
    />
  );
}

it('chooses nothing as the focus comes to it', async () => {
  renderThemed(<View />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'Table' })).toHaveFocus();
  act(() => screen.getByRole('radio', { name: 'Cards' }).focus());
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
});

it('always marks one part, and chooses with the arrows', async () => {
  const { container } = renderThemed(<View />);
  const table = screen.getByRole('radio', { name: 'Table' });
  const cards = screen.getByRole('radio', { name: 'Cards' });
  expect(table).toBeChecked();
  await userEvent.click(table);
  expect(table).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(cards).toBeChecked());
  expect(cards).toHaveFocus();
  expect(table).not.toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(table).toBeChecked());
  await userEvent.keyboard('{Enter}');
  expect(table).toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});
