import { screen } from '@testing-library/react';
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

it('always marks one part and moves with the arrows', async () => {
  const { container } = renderThemed(<View />);
  const table = screen.getByRole('radio', { name: 'Table' });
  const cards = screen.getByRole('radio', { name: 'Cards' });
  expect(table).toBeChecked();
  await userEvent.click(table);
  expect(table).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(cards).toHaveFocus();
  expect(cards).toBeChecked();
  expect(table).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});
