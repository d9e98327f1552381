import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { Button } from '../button/button';
import { BulkBar } from './bulk-bar';

it('says how many are chosen, what can be done with them, and lets go of them', async () => {
  const onClear = jest.fn();
  const bar = (count: number, noun = 'customer') => (
    <BulkBar count={count} noun={noun} onClear={onClear}>
      <Button>Switch off</Button>
    </BulkBar>
  );
  const { show, container } = renderThemed(bar(0));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  show(bar(1));
  expect(screen.getByRole('status')).toHaveTextContent('1 customer selected');
  show(bar(1204, 'facility'));
  expect(screen.getByRole('status')).toHaveTextContent('1,204 facilities selected');
  expect(screen.getByRole('button', { name: 'Switch off' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(onClear).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});
