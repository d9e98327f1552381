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
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '-1,097.8x60');
  await userEvent.type(screen.getByRole('textbox', { name: 'Pieces' }), '1x5');
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

it.each(['1e3', '2.5E-2', '-5', '2024-5'])('%s, pasted, becomes no other number', async (pasted) => {
  const onSend = jest.fn();
  renderThemed(
    <form onSubmit={onSend}>
      <NumberField label="Weight" />
    </form>,
  );
  const box = screen.getByRole('textbox', { name: 'Weight' });
  await userEvent.click(box);
  await userEvent.paste(pasted);
  expect(box).toHaveValue(pasted);
  expect(box).toHaveAccessibleDescription(`${pasted} is no number like 1250.5`);
  await userEvent.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.clear(box);
  await userEvent.paste('$1,250.50');
  expect(box).toHaveValue('1250.50');
});

describe('a comma in a number', () => {
  it.each([
    ['2,5', '2.5'],
    ['12,34', '12.34'],
    ['-2,5', '-2.5'],
    [',5', '.5'],
    ['0,125', '0.125'],
    ['1,0975', '1.0975'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234,567', '1234567'],
    ['1234,567', '1234.567'],
    ['1.234', '1.234'],
  ])('%s is sent as %s, typed or pasted', async (typed, sent) => {
    const onSend = jest.fn();
    renderThemed(<Form onSend={onSend} />);
    const box = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(box, typed);
    expect(box).toHaveValue(sent);
    await userEvent.clear(box);
    await userEvent.paste(typed);
    expect(box).toHaveValue(sent);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ amount: sent });
  });

  it.each([
    ['1,234', '1,234 may mean 1234 or 1.2340. Write one of them'],
    ['-1,250', '-1,250 may mean -1250 or -1.25. Write one of them'],
    ['1,2,3', '1.2,3 is no number like 1250.5'],
    ['1.2.3', '1.2.3 is no number like 1250.5'],
  ])('%s is not guessed: a sentence is at the field and nothing is sent', async (typed, sentence) => {
    const onSend = jest.fn();
    renderThemed(<Form onSend={onSend} />);
    const box = screen.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(box, typed);
    expect(box).toHaveAccessibleDescription(sentence);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(box).toHaveFocus();
    await userEvent.clear(box);
    await userEvent.type(box, '1234{Enter}');
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ amount: '1234' });
  });

  it('is refused where a whole number belongs, and so is a point', async () => {
    const onSend = jest.fn();
    renderThemed(<Form onSend={onSend} />);
    const box = screen.getByRole('textbox', { name: 'Pieces' });
    for (const typed of ['1.5', '1,5']) {
      await userEvent.clear(box);
      await userEvent.type(box, `${typed}{Enter}`);
      expect(box).toHaveAccessibleDescription('Write a whole number');
    }
    expect(onSend).not.toHaveBeenCalled();
  });
});
