import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../testing/axe';
import { useForm } from 'react-hook-form';
import { renderThemed } from '../../testing/render';
import { ErrorSummary } from './error-summary';
import { fieldErrors } from './field-errors';
import { TextField } from './text-field';

interface Values {
  company: string;
  address: { city: string };
}

function Form() {
  const { register, handleSubmit, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, submitCount } = formState;
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <ErrorSummary errors={fieldErrors(errors)} attempt={submitCount} />
      <TextField
        label="Company name"
        required
        error={errors.company?.message}
        {...register('company', { required: 'Please enter Company Name' })}
      />
      <TextField
        label="City"
        error={errors.address?.city?.message}
        {...register('address.city', { required: 'Please enter City' })}
      />
      <button type="submit">Save customer</button>
    </form>
  );
}

it('counts the fields, names them and focuses the first one', async () => {
  const { container } = renderThemed(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Save customer' }));
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('2 fields need attention');
  const first = screen.getByRole('textbox', { name: 'Company name' });
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription('Please enter Company Name');
  expect(first).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

it('focuses the first field that is left when it is pressed', async () => {
  renderThemed(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Save customer' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Company name' }), 'Harlan');
  await userEvent.click(screen.getByRole('button', { name: /1 field needs attention/ }));
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
});
