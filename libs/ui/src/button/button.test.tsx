import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { createRef } from 'react';
import { renderThemed } from '../../testing/render';
import { Button } from './button';

it('can be reached but not pressed while it has a reason, and tells it', async () => {
  const onClick = jest.fn();
  const { baseElement } = renderThemed(
    <Button onClick={onClick} disabledReason="Choose a facility first">
      Apply prices
    </Button>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Apply prices' });
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Choose a facility first');
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(await axe(baseElement)).toHaveNoViolations();
});

it('keeps the focus while a reason comes and goes', async () => {
  const save = (disabledReason?: string) => <Button disabledReason={disabledReason}>Save role</Button>;
  const { show } = renderThemed(save());
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Save role' });
  expect(button).not.toHaveAttribute('aria-describedby');
  show(save('Grant a permission first'));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Grant a permission first');
  show(save());
  expect(screen.getByRole('button', { name: 'Save role' })).toBe(button);
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled');
});

it('tells a new reason only to who comes to it', async () => {
  const save = (disabledReason?: string) => <Button disabledReason={disabledReason}>Save role</Button>;
  const { show } = renderThemed(save('Grant a permission first'));
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Grant a permission first');
  show(save());
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  show(save('Give the role a name first'));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Give the role a name first');
});

it('does not send its form while it is busy', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  renderThemed(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Saving">
        Save role
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Saving' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('forwards its ref', () => {
  const ref = createRef<HTMLButtonElement>();
  renderThemed(<Button ref={ref}>Save</Button>);
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Save' }));
});
