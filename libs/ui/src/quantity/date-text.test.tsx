import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { formatDate } from '../format/date';
import { DateText } from './date-text';

const at = '2026-11-20T14:04:31.000Z';

it('says the whole moment with its zone on focus, also to a screen reader', async () => {
  const { baseElement } = renderThemed(<DateText value={at} format="moment" />);
  await userEvent.tab();
  const time = screen.getByText(formatDate(at, 'moment'));
  expect(time).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent(formatDate(at, 'full'));
  expect(time).toHaveAccessibleDescription(formatDate(at, 'full'));
  expect(time).toHaveAttribute('datetime', at);
  expect(await axe(baseElement)).toHaveNoViolations();
});

it('says the whole moment under the pointer', async () => {
  renderThemed(<DateText value={at} format="short" />);
  await userEvent.hover(screen.getByText(formatDate(at, 'short')));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(formatDate(at, 'full'));
});

it('has no more to say of a day, and of none', async () => {
  renderThemed(
    <>
      <DateText value="2026-11-20" format="day" />
      <DateText value={null} format="day" />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByText('20th Nov, 2026')).not.toHaveFocus();
  expect(screen.getByText('None')).not.toHaveFocus();
});
