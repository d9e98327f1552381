import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { EditClash } from './edit-clash';
import type { EditClashProps } from './edit-clash';

const onKeepMine = jest.fn();
const onTakeTheirs = jest.fn();
const onClose = jest.fn();
const fields = [
  { id: 'phone', label: 'Phone', mine: '404-555-0142', theirs: '' },
  { id: 'city', label: 'City', mine: 'Atlanta', theirs: 'Atlanta' },
  { id: 'note', label: 'Note', mine: '', theirs: null },
];

function clash(props: Partial<EditClashProps> = {}) {
  return (
    <EditClash
      record="customer"
      changedBy="Priya Nair"
      {...{ fields, onKeepMine, onTakeTheirs, onClose }}
      {...props}
    />
  );
}

it('puts both versions side by side, only what differs', async () => {
  renderThemed(clash());
  const dialog = screen.getByRole('dialog', { name: 'Priya Nair changed this customer' });
  expect(dialog).toHaveTextContent('Nothing is lost, choose what stays.');
  const rows = within(dialog).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Field', 'Yours', 'Priya’s'],
    ['Phone', '404-555-0142', 'None'],
  ]);
  expect(await axe(document.body)).toHaveNoViolations();
});

it('tells who saved it themselves meanwhile that it was them', () => {
  renderThemed(clash({ isYours: true }));
  const dialog = screen.getByRole('dialog', { name: 'You changed this customer meanwhile' });
  expect(
    within(dialog)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([...['Field', 'Here', 'Saved']]);
  expect(within(dialog).getByRole('button', { name: 'Keep what is here' })).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Take what is saved' })).toBeInTheDocument();
});

it('keeps the own version, takes the other, or goes back to the form', async () => {
  const { show } = renderThemed(clash());
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take Priya’s' }));
  await userEvent.keyboard('{Escape}');
  expect(onKeepMine).toHaveBeenCalledTimes(1);
  expect(onTakeTheirs).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
  show(clash({ changedBy: undefined }));
  expect(screen.getByRole('dialog', { name: 'Somebody else changed this customer' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take theirs' })).toBeInTheDocument();
});
