import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { Button } from '../button/button';
import { SelectField } from '../field/select-field';
import { TextField } from '../field/text-field';
import { Menu } from '../menu/menu';
import { ToastHost } from '../toast/toast-host';
import { toast } from '../toast/toast-store';
import { Dialog } from './dialog';

function Facility({ confirmClose }: { confirmClose?: () => boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add facility</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="New facility" confirmClose={confirmClose}>
        <TextField label="Name" />
        <SelectField
          label="State"
          value={state}
          onChange={setState}
          options={[
            { value: 'GA', label: 'Georgia' },
            { value: 'FL', label: 'Florida' },
          ]}
        />
      </Dialog>
    </>
  );
}

it('focuses its first field and gives the focus back to where it came from', async () => {
  renderThemed(<Facility />);
  await userEvent.click(screen.getByRole('button', { name: 'Add facility' }));
  expect(screen.getByRole('dialog', { name: 'New facility' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add facility' })).toHaveFocus());
});

it('stays open when something was typed and the question is answered with no', async () => {
  const confirmClose = jest.fn(() => false);
  renderThemed(<Facility confirmClose={confirmClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add facility' }));
  await userEvent.keyboard('{Escape}');
  expect(confirmClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('opens a list above itself and chooses by keyboard', async () => {
  const { baseElement } = renderThemed(<Facility />);
  await userEvent.click(screen.getByRole('button', { name: 'Add facility' }));
  expect(await axe(baseElement)).toHaveNoViolations();
  screen.getByRole('combobox', { name: 'State' }).focus();
  await userEvent.keyboard('{Enter}');
  const list = screen.getByRole('listbox');
  expect(Number(getComputedStyle(list).zIndex)).toBe(52);
  await userEvent.keyboard('F{Enter}');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveTextContent('Florida');
});

it('gives the focus back to the button of the menu it was opened from', async () => {
  function Row() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu trigger={<Button>More</Button>} entries={[{ label: 'Edit', onSelect: () => setOpen(true) }]} />
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit part" />
      </>
    );
  }
  renderThemed(<Row />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Edit part' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('stays open when a toast above it is pressed', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Edit part" />
        <ToastHost />
      </>
    );
  }
  renderThemed(<Page />);
  act(() => void toast.error('Failed to save'));
  await userEvent.click(screen.getByText('Failed to save'), { pointerEventsCheck: 0 });
  expect(screen.getByRole('dialog', { name: 'Edit part' })).toBeInTheDocument();
  act(() => toast.clear());
});
