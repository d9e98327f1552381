import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderThemed } from '../../testing/render';
import { Button } from '../button/button';
import { Popover } from './popover';

const open = (onOpenChange?: (isOpen: boolean) => void) =>
  renderThemed(
    <>
      <Popover label="Quantity of KT 0334" trigger={<Button>2</Button>} onOpenChange={onOpenChange}>
        <input aria-label="Quantity" />
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  );

it('opens under its button, which stays the same, says so and gets the focus back by Escape', async () => {
  const { container } = open();
  const button = screen.getByRole('button', { name: '2' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = screen.getByRole('dialog', { name: 'Quantity of KT 0334' });
  expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '2' })).toBe(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAttribute('aria-controls', panel.id);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveFocus());
});

it('closes by its own button once, and leaves the focus where somebody pressed', async () => {
  const onOpenChange = jest.fn();
  open(onOpenChange);
  const button = screen.getByRole('button', { name: '2' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(button);
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  await userEvent.click(elsewhere);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve));
  expect(elsewhere).toHaveFocus();
});
