import { imageUpload } from '@washcoat/contract-files';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PicturesField } from './pictures-field';

const MOST = 10;
const pictures = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => new File(['x'], `yard-${index + 1}.jpg`, { type: 'image/jpeg' }),
  );
let api: ReturnType<typeof fakeApi>;

function Form() {
  const [value, setValue] = useState<string[]>([]);
  return <PicturesField label="Pictures" value={value} onChange={setValue} most={MOST} />;
}

beforeEach(() => {
  let stored = 0;
  api = fakeApi(answers(imageUpload, () => ({ imageUrl: `/files/pictures/${++stored}.jpg` })));
});
afterEach(() => api.restore());

const input = () => screen.getByLabelText<HTMLInputElement>(/^Pictures/, { selector: 'input' });

it('[COM-023] keeps ten pictures and names the eleventh at the field', async () => {
  renderWithPlatform(<Form />);
  expect(input()).toHaveAccessibleDescription('At most 10 pictures. JPG, JPEG, PNG or GIF, at most 12 MB.');
  await userEvent.upload(input(), pictures(11));
  expect(
    await screen.findByText('At most 10 pictures are kept: yard-11.jpg was left out.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(MOST));
  expect(api.callsOf(imageUpload)).toHaveLength(MOST);
  expect(input()).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
});

it('[COM-023] names all that are left out, and says what is wrong with another one beside', async () => {
  renderWithPlatform(<Form />);
  const list = new File(['x'], 'list.csv', { type: 'text/csv' });
  await userEvent.upload(input(), [list, ...pictures(11)], { applyAccept: false });
  const said = await screen.findByText(/yard-10\.jpg, yard-11\.jpg were left out\./);
  expect(said).toHaveTextContent('list.csv is a spreadsheet (CSV).');
});
