import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { Pager } from './pager';
import { generalPageSizes, isPagerShown } from './pager-rule';

it.each([
  [0, false, false],
  [0, true, true],
  [9, false, false],
  [10, false, true],
  [25, true, true],
])('[COM-020] at offset %i with more=%s it is shown: %s', (offset, more, shown) => {
  expect(isPagerShown(offset, more)).toBe(shown);
  renderThemed(
    <Pager
      offset={offset}
      limit={10}
      count={10}
      areMoreItemsAvailable={more}
      onOffsetChange={() => undefined}
    />,
  );
  expect(screen.queryByRole('navigation', { name: 'Pages' }) !== null).toBe(shown);
});

it('moves by a page, names the range and invents no total', async () => {
  const onOffsetChange = jest.fn();
  const { container } = renderThemed(
    <Pager offset={10} limit={10} count={7} areMoreItemsAvailable={false} onOffsetChange={onOffsetChange} />,
  );
  expect(screen.getByText('Rows 11–17')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(onOffsetChange).toHaveBeenCalledWith(0);
  expect(await axe(container)).toHaveNoViolations();
});

it('[COM-019] offers 10, 20, 30 and 40 rows per page', async () => {
  const onLimitChange = jest.fn();
  renderThemed(
    <Pager
      offset={0}
      limit={10}
      count={10}
      areMoreItemsAvailable
      onOffsetChange={() => undefined}
      sizes={generalPageSizes}
      onLimitChange={onLimitChange}
    />,
  );
  screen.getByRole('combobox', { name: 'Rows per page' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['10', '20', '30', '40']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onLimitChange).toHaveBeenCalledWith(20);
});
