import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderThemed } from '../../testing/render';
import { PhoneField } from './phone-field';

function setUp(start = '') {
  const digits = jest.fn();
  function Form() {
    const [phone, setPhone] = useState(start);
    return (
      <PhoneField
        label="Phone"
        value={phone}
        onChange={(next) => {
          digits(next);
          setPhone(next);
        }}
      />
    );
  }
  renderThemed(<Form />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  return { box, digits };
}

it('[COM-026][COM-027] takes ten digits, shows them 3-3-4 and hands on digits only', async () => {
  const { box, digits } = setUp();
  await userEvent.type(box, '404a555-01429999');
  expect(box).toHaveValue('404-555-0142');
  expect(digits).toHaveBeenLastCalledWith('4045550142');
});

it('keeps the caret behind the digit that was typed in the middle', async () => {
  const { box } = setUp('404550142');
  await userEvent.type(box, '5', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(box).toHaveValue('404-555-0142');
  expect(box.selectionStart).toBe(6);
});

it('moves the caret over a dash that appears before it', async () => {
  const { box } = setUp('404');
  await userEvent.type(box, '5', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(box).toHaveValue('404-5');
  expect(box.selectionStart).toBe(5);
});

it('lets Backspace on a dash take the digit before it', async () => {
  const { box } = setUp('4045550142');
  await userEvent.type(box, '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(box).toHaveValue('405-550-142');
  expect(box.selectionStart).toBe(2);
});

it('takes a pasted number in any writing', async () => {
  const { box } = setUp();
  await userEvent.click(box);
  await userEvent.paste('(404) 555-0142');
  expect(box).toHaveValue('404-555-0142');
});
