import { screen } from '@testing-library/react';
import { renderThemed } from '../../testing/render';
import { lightTheme } from '../theme/theme';
import { StatusPill, statusLook } from './status-pill';

it.each([
  ['load', 'WAITING_BUYER_APPROVAL', 'Waiting buyer approval', 'warning'],
  ['item', 'Did not buy', 'Did not buy', 'neutral'],
  ['invoice', 'PARTLY_PAID', 'Partly paid', 'warning'],
  ['invoice', 'overpaid', 'Overpaid', 'danger'],
  ['settlement', 'open', 'Open', 'info'],
  ['expertAdvice', 'RESOLVED', 'Resolved', 'success'],
  ['load', 'SOMETHING_NEW', 'SOMETHING_NEW', 'neutral'],
] as const)('shows %s %s as %s, %s', (subject, status, word, kind) => {
  expect(statusLook(subject, status)).toEqual({ word, kind });
});

it('says the word in the colour of its meaning', () => {
  renderThemed(<StatusPill of="item" status="REJECTED" />);
  expect(screen.getByText('Rejected')).toHaveStyle({ color: lightTheme.color.danger.text });
});
