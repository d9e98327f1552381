import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderThemed } from '../../testing/render';
import { ExplainButton } from './explain-button';

const price = { name: 'Offer', of: 'KT 0334', children: '$187.15' };

it('opens how a price came about, and says of what and of which converter', async () => {
  const explain = jest.fn();
  renderThemed(<ExplainButton {...price} value={187.15} onExplain={explain} />);
  const button = screen.getByRole('button', { name: '$187.15, Offer of KT 0334: how it came about' });
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(explain).toHaveBeenCalledTimes(1);
});

it.each([
  ['a text', { children: '$187' }],
  ['an element', { children: <b>$187</b>, text: '$187' }],
])('is named by the price as it is drawn by %s', (_by, drawn) => {
  renderThemed(<ExplainButton {...price} {...drawn} value={187.15} onExplain={jest.fn()} />);
  expect(screen.getByRole('button', { name: /^\$187, Offer of KT 0334:/ })).toBeInTheDocument();
});

it('is left to the mouse where another way by keyboard stands beside it', async () => {
  const explain = jest.fn();
  renderThemed(<ExplainButton {...price} value={187.15} onExplain={explain} isMouseOnly />);
  await userEvent.tab();
  expect(screen.getByRole('button')).not.toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(explain).toHaveBeenCalledTimes(1);
});

it.each([
  ['nothing explains it', { value: 187.15, onExplain: null }],
  ['there is no price', { value: null, onExplain: jest.fn() }],
  ['the price may not be seen', { value: undefined, onExplain: jest.fn() }],
])('is a plain figure where %s', (_where, rest) => {
  renderThemed(<ExplainButton {...price} {...rest} />);
  expect(screen.getByText('$187.15')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
