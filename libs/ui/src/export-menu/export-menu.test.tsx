import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { asWindowOf, renderThemed } from '../../testing/render';
import { ExportMenu } from './export-menu';

it('asks for the view as CSV or XLSX, by mouse and keyboard', async () => {
  const onExport = jest.fn();
  renderThemed(<ExportMenu onExport={onExport} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(onExport).toHaveBeenLastCalledWith('csv');
  expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onExport).toHaveBeenLastCalledWith('xlsx');
});

it('takes no second order while the first is being prepared', async () => {
  const onExport = jest.fn();
  renderThemed(<ExportMenu onExport={onExport} isBusy />);
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByRole('menuitem', { name: 'CSV' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'CSV' }));
  expect(onExport).not.toHaveBeenCalled();
});

it('is an icon on a phone, with the same name', async () => {
  const undo = asWindowOf(390);
  const onExport = jest.fn();
  renderThemed(<ExportMenu onExport={onExport} />);
  expect(screen.getByRole('button', { name: 'Export' })).not.toHaveTextContent('Export');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'XLSX' }));
  expect(onExport).toHaveBeenCalledWith('xlsx');
  undo();
});
