import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithPlatform } from '../testing';
import { AskFirst } from './ask-first';

const asked = {
  title: 'Revoke invitation',
  question: 'Take the invitation of ines@newco.test back?',
  confirmLabel: 'Revoke invitation',
  failed: 'It could not be revoked.',
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Revoke invitation' }));

it('does it once it is asked, says what the service says, and is done', async () => {
  const onDone = jest.fn();
  const run = jest.fn(() => Promise.resolve({ message: 'Revoked.' }));
  renderWithPlatform(<AskFirst {...asked} run={run} onDone={onDone} />);
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  expect(run).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText('Revoked.')).toBeInTheDocument();
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('[COM-012] says in the question why it was refused, and can be asked again', async () => {
  const onDone = jest.fn();
  const run = jest
    .fn<Promise<{ message: string }>, []>()
    .mockRejectedValueOnce({ status: 409, error: 'It was used meanwhile.' })
    .mockRejectedValueOnce({ status: 500, error: '' })
    .mockResolvedValueOnce({ message: '' });
  renderWithPlatform(<AskFirst {...asked} run={run} done="Gone." onDone={onDone} />);
  await press();
  expect(await screen.findByText('It was used meanwhile.')).toBeInTheDocument();
  await press();
  expect(await screen.findByText('It could not be revoked.')).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText('Gone.')).toBeInTheDocument();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
});
