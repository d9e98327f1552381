import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/render';
import { Button } from '../button/button';
import { Menu } from './menu';

it('opens, moves and chooses by keyboard, and gives the focus back', async () => {
  const onEdit = jest.fn();
  renderThemed(
    <Menu
      trigger={<Button>More</Button>}
      entries={[
        { label: 'Open' },
        { label: 'Edit', onSelect: onEdit },
        'line',
        { label: 'Delete', danger: true, disabled: true },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('menuitem').map((row) => row.textContent)).toEqual(['Open', 'Edit', 'Delete']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

it('keeps open for choices and shows which are on', async () => {
  const onSelect = jest.fn();
  renderThemed(
    <Menu
      trigger={<Button>Columns</Button>}
      entries={[{ label: 'Pt', checked: true, keepOpen: true, onSelect }]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const row = screen.getByRole('menuitemcheckbox', { name: 'Pt' });
  expect(row).toBeChecked();
  await userEvent.click(row);
  expect(onSelect).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('menu')).toBeInTheDocument();
});
