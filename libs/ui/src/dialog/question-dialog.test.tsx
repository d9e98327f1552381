import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { TextField } from '../field/text-field';
import { QuestionDialog } from './question-dialog';

const page = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
const send = jest.fn();
const close = jest.fn();
beforeEach(() => jest.clearAllMocks());

const ask = (problem?: string) =>
  renderThemed(
    <form onSubmit={page}>
      <QuestionDialog
        title="Apply the draft later"
        submit={{ label: 'Schedule' }}
        problem={problem}
        onSubmit={send}
        onClose={close}
      >
        <TextField label="Day" />
      </QuestionDialog>
    </form>,
  );

it('sends by Enter in a field, and not the form of the page that it was opened from', async () => {
  ask();
  expect(screen.getByRole('textbox', { name: 'Day' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(page).not.toHaveBeenCalled();
});

it('says why it was refused, and is left by its first button', async () => {
  const { baseElement } = ask('This draft was changed since.');
  expect(screen.getByRole('alert')).toHaveTextContent('This draft was changed since.');
  expect(await axe(baseElement)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(send).not.toHaveBeenCalled();
});
