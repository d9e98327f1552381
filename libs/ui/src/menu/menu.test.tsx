import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { Button } from '../button/button';
import { Menu, type MenuEntry } from './menu';

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

it('keeps an entry the same element when others come before it, so that a click begun on it is not lost', async () => {
  let come: (views: string[]) => void = () => {};
  function Views() {
    const [views, setViews] = useState<string[]>([]);
    come = setViews;
    const entries: MenuEntry[] = [...views.map((label) => ({ label })), 'line', { label: 'Save this view' }];
    return <Menu trigger={<Button>Views</Button>} entries={entries} />;
  }
  renderThemed(<Views />);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  const save = screen.getByRole('menuitem', { name: 'Save this view' });
  act(() => come(['Atlanta yards', 'Closed']));
  expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  expect(screen.getByRole('menuitem', { name: 'Save this view' })).toBe(save);
});
