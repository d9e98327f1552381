import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axe } from '../../testing/axe';
import { asWindowOf, renderThemed } from '../../testing/render';
import { actionsColumn, DataGrid, textColumn } from '.';
import type { Column, DataGridProps } from '.';
import { Button } from '..';

interface Customer {
  id: string;
  name: string;
}

const customers: Customer[] = [
  { id: 'a', name: 'Harlan Auto Parts' },
  { id: 'b', name: 'Yard Nine' },
];
const columns: Column<Customer>[] = [
  textColumn<Customer>({ id: 'name', title: 'Customer', value: ({ name }) => name }),
  actionsColumn<Customer>({ render: ({ name }) => <Button>Edit {name}</Button> }),
];
const getRowId = ({ id }: Customer) => id;
const labelOf = ({ name }: Customer) => name;
const onChange = jest.fn();
const onRowOpen = jest.fn();

function List({ start = [], ...props }: { start?: string[] } & Partial<DataGridProps<Customer>>) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(start));
  const change = (next: ReadonlySet<string>) => {
    onChange([...next].sort());
    setIds(next);
  };
  return (
    <DataGrid<Customer>
      label="Customers"
      rows={customers}
      selection={{ ids, onChange: change, labelOf }}
      {...{ columns, getRowId, onRowOpen }}
      {...props}
    />
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const page = () => box('Select all on this page');

beforeEach(() => {
  onChange.mockClear();
  onRowOpen.mockClear();
});

it('chooses rows one by one without opening them', async () => {
  const { container } = renderThemed(<List />);
  await userEvent.click(box('Select Yard Nine'));
  expect(onChange).toHaveBeenLastCalledWith(['b']);
  expect(box('Select Yard Nine')).toBeChecked();
  expect(box('Select Yard Nine').closest('tr')).toHaveAttribute('data-marked');
  expect(page()).toBePartiallyChecked();
  await userEvent.click(box('Select Yard Nine'));
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(onRowOpen).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
});

it('chooses the whole page and leaves rows of other pages chosen', async () => {
  renderThemed(<List start={['on another page']} />);
  expect(page()).not.toBePartiallyChecked();
  await userEvent.click(page());
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b', 'on another page']);
  expect(page()).toBeChecked();
  await userEvent.click(page());
  expect(onChange).toHaveBeenLastCalledWith(['on another page']);
});

it('chooses by keyboard: Space on the row, and the box of the page in the header', async () => {
  renderThemed(<List />);
  await userEvent.tab();
  expect(page()).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
  screen.getByRole('rowheader', { name: 'Harlan Auto Parts' }).closest('tr')?.focus();
  await userEvent.keyboard(' {ArrowDown} ');
  expect(onChange).toHaveBeenLastCalledWith([]);
  await userEvent.keyboard('{ArrowRight}');
  expect(box('Select Yard Nine')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['b']);
  expect(onRowOpen).not.toHaveBeenCalled();
});

it('offers nothing to choose while there are no rows', () => {
  renderThemed(<List rows={[]} isLoading />);
  expect(page()).toBeDisabled();
});

it('puts the boxes on the cards of a phone', async () => {
  const undo = asWindowOf(390);
  const { container } = renderThemed(<List cardFor={({ name }) => <p>{name}</p>} />);
  const [, second] = within(screen.getByRole('list', { name: 'Customers' })).getAllByRole('listitem');
  await userEvent.click(box('Select Harlan Auto Parts'));
  expect(onChange).toHaveBeenLastCalledWith(['a']);
  second?.querySelector<HTMLElement>('[tabindex]')?.focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
  await userEvent.click(page());
  expect(onChange).toHaveBeenLastCalledWith([]);
  expect(onRowOpen).not.toHaveBeenCalled();
  expect(await axe(container)).toHaveNoViolations();
  undo();
});
