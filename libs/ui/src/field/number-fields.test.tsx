import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { renderThemed } from '../../testing/render';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { ZipField } from './zip-field';

interface Values {
  amount: string;
  zip: string;
  pieces: string;
}

function Form({ onSend }: { onSend: (values: Values) => void }) {
  const { register, handleSubmit } = useForm<Values>();
  return (
    <form onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <MoneyField label="Amount" {...register('amount')} allowNegative />
      <ZipField {...register('zip')} />
      <NumberField label="Pieces" whole {...register('pieces')} />
      <button type="submit">Save</button>
    </form>
  );
}

it('[COM-028] keeps digits only in a zipcode and hands a decimal on as text', async () => {
  const onSend = jest.fn();
  renderThemed(<Form onSend={onSend} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Zipcode' }), '3o03-18');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '-1,097.8x6.0');
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces' }), '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSend.mock.calls[0]?.[0]).toEqual({ amount: '-1097.860', zip: '30318', pieces: '15' });
});

it('[CUST-061] steps by the arrow keys with a step, in decimals, and not below zero where nothing is', async () => {
  const onChange = jest.fn();
  renderThemed(
    <>
      <NumberField label="Modifier" step="0.01" allowNegative defaultValue="0.29" onChange={onChange} />
      <NumberField label="Price" step="0.01" />
      <NumberField label="Weight" defaultValue="5" />
    </>,
  );
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Modifier' });
  expect(box).toHaveAttribute('step', '0.01');
  await userEvent.type(box, '{ArrowUp}');
  expect([box.value, onChange.mock.calls.length]).toEqual(['0.3', 1]);
  await userEvent.type(box, '{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}{ArrowDown}');
  expect(box).toHaveValue('-0.01');
  const price = screen.getByRole('textbox', { name: 'Price' });
  await userEvent.type(price, '{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(price).toHaveValue('0');
  const weight = screen.getByRole('textbox', { name: 'Weight' });
  await userEvent.type(weight, '{ArrowUp}');
  expect(weight).toHaveValue('5');
});

it('keeps the caret where a refused character was typed', async () => {
  renderThemed(<NumberField label="Weight" defaultValue="1234" />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
  await userEvent.type(box, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(box).toHaveValue('1234');
  expect(box.selectionStart).toBe(2);
});
