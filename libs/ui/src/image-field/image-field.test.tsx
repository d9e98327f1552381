import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axe } from '../../testing/axe';
import { renderThemed } from '../../testing/render';
import { ImageField } from './image-field';
import type { ImageFieldProps } from './image-field';
import { imageLimits, mostImageBytes } from './image-limits';

const logo = new File(['pixels'], 'logo.png', { type: 'image/png' });
const upload = jest.fn<Promise<string>, [File]>();
const onChange = jest.fn();

function Form({ start = null, ...props }: { start?: string | null } & Partial<ImageFieldProps>) {
  const [value, setValue] = useState<string | null>(start);
  const change = (url: string | null) => {
    onChange(url);
    setValue(url);
  };
  return <ImageField label="Logo" value={value} onChange={change} upload={upload} {...props} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Logo/);
const sized = (size: number) => Object.defineProperty(new File(['x'], 'big.jpg'), 'size', { value: size });

beforeEach(() => {
  upload.mockReset();
  onChange.mockReset();
  upload.mockResolvedValue('/images/logo.png');
});

it('[COM-025] names its limits, offers the pictures it can store, and opens the camera or the files of a phone', async () => {
  const { container } = renderThemed(<Form required shape="document" />);
  expect(input()).toHaveAccessibleDescription(imageLimits);
  const accepted = input().accept.split(',');
  expect(accepted).toEqual(expect.arrayContaining(['.jpg', '.jpeg', '.png', '.gif', 'image/jpeg']));
  expect(accepted.filter((one) => /csv|xls|sheet|excel|\*/.test(one))).toEqual([]);
  const opened = jest.fn();
  input().addEventListener('click', opened);
  await userEvent.click(screen.getByRole('button', { name: 'Choose picture' }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('uploads a chosen picture, shows it, and lets it be replaced and removed', async () => {
  let finish = (_url: string): void => undefined;
  upload.mockReturnValue(new Promise((done) => (finish = done)));
  const { container } = renderThemed(<Form />);
  await userEvent.upload(input(), logo);
  expect(screen.getByRole('progressbar', { name: 'Uploading logo.png' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Choose picture' })).toBeDisabled();
  finish('/images/logo.png');
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/images/logo.png');
  expect(onChange).toHaveBeenLastCalledWith('/images/logo.png');
  expect(screen.getByRole('button', { name: 'Replace' })).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(input()).toHaveFocus();
});

it('takes a picture that is dropped on it', async () => {
  renderThemed(<Form />);
  const place = input().parentElement ?? input();
  fireEvent.dragOver(place, { dataTransfer: { files: [logo] } });
  fireEvent.drop(place, { dataTransfer: { files: [logo] } });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/images/logo.png'));
});

it.each([
  ['[COM-024] too large a', sized(mostImageBytes + 1), 'big.jpg has 12.1 MB, the limit is 12 MB.'],
  ['an empty', sized(0), 'big.jpg is empty.'],
  [
    '[COM-025] a strange',
    new File(['x'], 'notes.pdf', { type: 'application/pdf' }),
    'notes.pdf is not a JPG, JPEG, PNG or GIF.',
  ],
  ...['csv', 'xlsx', 'xls'].map((ending): [string, File, string] => [
    `[COM-025] a ${ending}`,
    new File(['x'], `notes.${ending}`),
    `notes.${ending} is a spreadsheet (${ending.toUpperCase()}). Pictures are stored here: JPG, JPEG, PNG or GIF.`,
  ]),
])('refuses %s file before it is sent', async (_what, file, words) => {
  renderThemed(<Form />);
  fireEvent.change(input(), { target: { files: [file] } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(input()).toBeInvalid();
  expect(upload).not.toHaveBeenCalled();
});

it.each(['a.jpg', 'b.jpeg', 'c.PNG', 'd.gif'])('[COM-025] takes %s', async (name) => {
  renderThemed(<Form />);
  fireEvent.change(input(), { target: { files: [new File(['x'], name)] } });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/images/logo.png'));
});

it('[COM-024] takes a picture of exactly the limit', async () => {
  renderThemed(<Form />);
  fireEvent.change(input(), { target: { files: [sized(mostImageBytes)] } });
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/images/logo.png'));
});

it('[COM-012] says why an upload failed and sends the same picture again', async () => {
  upload.mockRejectedValueOnce({ status: 400, error: 'This is not a picture.' });
  renderThemed(<Form start="/images/old.png" />);
  await userEvent.upload(input(), logo);
  expect(await screen.findByText('This is not a picture.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/images/old.png');
  upload.mockRejectedValueOnce(new Error('broken'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The picture was not uploaded. Try again.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('/images/logo.png'));
  expect(upload.mock.calls.map(([file]) => file.name)).toEqual(['logo.png', 'logo.png', 'logo.png']);
  expect(input()).toBeValid();
});
