import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { Tabs } from './tabs';

it('switches panels with the arrows when the tabs are buttons', async () => {
  const onChange = jest.fn();
  const { container } = renderThemed(
    <Tabs
      label="Carts"
      current="active"
      onChange={onChange}
      tabs={[
        { id: 'active', label: 'Active Carts', count: 10 },
        { id: 'gone', label: 'Gone', disabled: true },
        { id: 'quotes', label: 'Quotes', count: 5 },
      ]}
    />,
  );
  screen.getByRole('tab', { name: /Active Carts/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Quotes/ })).toHaveFocus();
  expect(onChange.mock.calls.map(([id]) => id)).toEqual(['quotes']);
  expect(await axe(container)).toHaveNoViolations();
});

it('names the current page and leaves navigation to the caller when they are links', async () => {
  const onChange = jest.fn((_id: string, event: { preventDefault: () => void }) => event.preventDefault());
  renderThemed(
    <Tabs
      label="Reports"
      current="top"
      onChange={onChange}
      tabs={[
        { id: 'top', label: 'Top Cats', href: '/reports/top-cats' },
        { id: 'cost', label: 'Cost Sheet', href: '/reports/cost-sheet' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Top Cats' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('link', { name: 'Cost Sheet' }));
  expect(onChange).toHaveBeenCalledWith('cost', expect.anything());
});
