import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { IconButton } from '../button/icon-button';
import { Dialog } from '../dialog/dialog';
import { Menu } from '../menu/menu';
import { Popover } from '../menu/popover';

function WithDialog({ whyNotTwice }: { whyNotTwice?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState<string>();
  const close = () => {
    setOpen(false);
    setReason(whyNotTwice);
  };
  return (
    <>
      <IconButton label="Edit" disabledReason={reason} onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} onClose={close} title="Edit item" />
    </>
  );
}

const layers = {
  dialog: <WithDialog />,
  menu: <Menu trigger={<IconButton label="Edit" />} entries={[{ label: 'Price' }]} />,
  popover: (
    <Popover trigger={<IconButton label="Edit" />} label="Edit item">
      <button>Price</button>
    </Popover>
  ),
};

it.each(Object.entries(layers))(
  'says nothing where the focus goes back to after a %s, and says it to who comes there',
  async (_, shown) => {
    renderThemed(shown);
    const button = screen.getByRole('button', { name: 'Edit' });
    await userEvent.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Edit');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(button).toHaveFocus();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Edit');
  },
);

it('says why a button is blocked that the focus goes back to', async () => {
  renderThemed(<WithDialog whyNotTwice="It was edited" />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
  expect(screen.getByRole('tooltip')).toHaveTextContent('It was edited');
});
