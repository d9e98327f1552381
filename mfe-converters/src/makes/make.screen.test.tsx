import { imageUpload } from '@washcoat/contract-files';
import { makeAdd, makeDelete, makeEdit, makeList } from '@washcoat/contract-converters';
import type { Make } from '@washcoat/contract-converters';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import MakeScreen from './make.screen';

const toyota: Make = {
  makeId: testId(1),
  make: 'Toyota',
  model: ['Prius', 'Tacoma'],
  description: 'GD and PD codes are stamped on the shell.',
  imglUrls: ['/files/makes/1.jpg', '/files/makes/2.jpg'],
  videoUrls: ['https://video.test/prius'],
  documentUrls: ['https://papers.test/prius.pdf'],
  profileUrl: '/files/makes/1.jpg',
  createdDate: new Date(2026, 10, 20, 9, 4).toISOString(),
};
const honda: Make = { ...toyota, makeId: testId(2), make: 'Honda', model: ['Civic'], description: '' };
const house = { hierarchy: 1, canShowManufactureTips: true };
const failedSave = 'Oops! Something went wrong. Please try again later';
const field = (name: string) => screen.getByRole('textbox', { name });

describe('manufacturer tips', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...more: Parameters<typeof fakeApi>) => {
    api = fakeApi(
      answers(makeList, { list: [toyota, honda], areMoreItemsAvailable: true, next: null }),
      ...more,
    );
  };
  const open = (route = '/converters/make-model', session: object = house) =>
    renderWithPlatform(<MakeScreen />, { route, store, session });

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[MAKE-001] [MAKE-002] [MAKE-003] [MAKE-004] [MAKE-005] shows the makes in four columns', async () => {
    start();
    open();
    expect(await screen.findByRole('heading', { name: 'Manufacturer Tips' })).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Toyota/ }));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Picture',
      'Make',
      'Models',
      'Description',
      'Created Date',
      'Actions',
    ]);
    for (const text of ['Prius, Tacoma', 'GD and PD codes are stamped on the shell.', '20th Nov, 2026'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(api.callsOf(makeList)[0]?.input).toEqual({ count: '10', offset: '0' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.callsOf(makeList).at(-1)?.input).toMatchObject({ offset: '10' }));
  });

  it('[MAKE-006] offers no changes to other hierarchies, also not by address', async () => {
    start();
    open(`/converters/make-model?edit=${testId(1)}`, { hierarchy: 10, canShowManufactureTips: true });
    expect(await screen.findByText('Toyota')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add make|Edit|Delete/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('Toyota'));
    expect(await screen.findByRole('button', { name: 'Enlarge Toyota, picture 2' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit make' })).not.toBeInTheDocument();
    cleanup();
    open('/converters/make-model?add=1', { hierarchy: 10, canShowManufactureTips: true });
    expect(await screen.findByText('Toyota')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('[MAKE-007] shows pictures, videos and documents of a make', async () => {
    start();
    open();
    await userEvent.click(await screen.findByText('Toyota'));
    expect(await screen.findByRole('link', { name: 'https://video.test/prius' })).toHaveAttribute(
      'href',
      'https://video.test/prius',
    );
    expect(screen.getByRole('link', { name: 'https://papers.test/prius.pdf' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge Toyota, picture 2' }));
    expect(screen.getByRole('dialog', { name: /Toyota/ })).toBeInTheDocument();
    expect(window.location.search).toBe(`?view=${testId(1)}`);
  });

  it('[MAKE-009] [MAKE-011] [MAKE-015] adds a make by keyboard', async () => {
    start(
      answers(makeAdd, { message: '', makeId: testId(3) }),
      answers(imageUpload, { imageUrl: '/files/makes/9.jpg' }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add make' }));
    const form = await screen.findByRole('form', { name: 'Add make' });
    expect(await axe(form)).toHaveNoViolations();
    await userEvent.click(within(form).getByRole('button', { name: 'Add make' }));
    await waitFor(() => expect(field('Make')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(field('Make'), 'Ford{Tab}F-150{Enter} Focus {Tab}Look at the flange.');
    await userEvent.type(field('Videos'), 'javascript:alert(1)');
    await userEvent.type(field('Documents'), 'https://papers.test/ford.pdf');
    await userEvent.upload(
      screen.getByLabelText('Images', { selector: 'input' }),
      new File(['pixels'], 'ford.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeInTheDocument();
    await userEvent.click(within(form).getByRole('button', { name: 'Add make' }));
    await waitFor(() => expect(field('Videos')).toHaveAttribute('aria-invalid', 'true'));
    expect(api.callsOf(makeAdd)).toHaveLength(0);
    await userEvent.clear(field('Videos'));
    await userEvent.click(within(form).getByRole('button', { name: 'Add make' }));
    expect(await screen.findByText('Successfully added Make')).toBeInTheDocument();
    const [added] = api.callsOf(makeAdd);
    expect(added?.input).toEqual({
      make: 'Ford',
      model: ['F-150', 'Focus'],
      description: 'Look at the flange.',
      imglUrls: ['/files/makes/9.jpg'],
      videoUrls: [],
      documentUrls: ['https://papers.test/ford.pdf'],
    });
    expect(added?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it('[MAKE-012] [MAKE-015] edits a make and puts its pictures in order', async () => {
    start(answers(makeEdit, { message: '' }));
    open(`/converters/make-model?edit=${testId(1)}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Models' }), '{Enter}Corolla');
    await userEvent.click(screen.getByRole('button', { name: 'Make picture 2 the first' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save make' }));
    expect(await screen.findByText('Successfully edited Make')).toBeInTheDocument();
    expect(api.callsOf(makeList).map(({ input }) => input)).toContainEqual({ makeId: testId(1), count: '1' });
    expect(api.callsOf(makeEdit)[0]?.input).toMatchObject({
      makeId: testId(1),
      model: ['Prius', 'Tacoma', 'Corolla'],
      imglUrls: ['/files/makes/2.jpg', '/files/makes/1.jpg'],
    });
  });

  it('[MAKE-012] leaves an address of before the rule of today alone until its field is changed', async () => {
    const old = { ...toyota, videoUrls: ['http://video.test/prius'] };
    start(
      answers(makeList, { list: [old, honda], areMoreItemsAvailable: false, next: null }),
      answers(makeEdit, { message: '' }),
    );
    open(`/converters/make-model?edit=${testId(1)}`);
    await userEvent.type(
      await screen.findByRole('textbox', { name: 'Videos' }),
      '{Enter}https://video.test/2',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save make' }));
    await waitFor(() => expect(field('Videos')).toHaveAccessibleDescription(/begins with https:/));
    expect(api.callsOf(makeEdit)).toEqual([]);
    await userEvent.clear(field('Videos'));
    await userEvent.paste('http://video.test/prius');
    await userEvent.type(field('Models'), '{Enter}Corolla');
    await userEvent.click(screen.getByRole('button', { name: 'Save make' }));
    expect(await screen.findByText('Successfully edited Make')).toBeInTheDocument();
    const [sent] = api.callsOf(makeEdit);
    expect(sent?.input).toMatchObject({ model: ['Prius', 'Tacoma', 'Corolla'] });
    expect(sent?.input).not.toHaveProperty('videoUrls');
  });

  it('[MAKE-014] says why a make was not saved, and keeps what was typed', async () => {
    const taken = 'There is a make of this name already.';
    start(refuses(makeEdit, 409, { error: taken, fields: { make: taken } }));
    open(`/converters/make-model?edit=${testId(1)}`);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Make' }), ' 2');
    await userEvent.click(screen.getByRole('button', { name: 'Save make' }));
    expect((await screen.findAllByText(taken)).length).toBeGreaterThan(0);
    api.change(refuses(makeEdit, 500));
    await userEvent.click(screen.getByRole('button', { name: 'Save make' }));
    expect((await screen.findAllByText(failedSave)).length).toBeGreaterThan(0);
    expect(field('Make')).toHaveValue('Toyota 2');
  });

  it.each([
    [500, {}, 'Something went wrong'],
    [
      500,
      { error: 'Something went wrong on our side. Nothing was saved; try again.' },
      'Something went wrong on our side. Nothing was saved; try again.',
    ],
    [404, { error: 'This make was not found.' }, 'Something went wrong. This make was not found.'],
    [403, { error: 'Not yours.' }, 'Something went wrong. Not yours.'],
  ])('[MAKE-016] says that a delete answered %s went wrong', async (status, answer, said) => {
    start(refuses(makeDelete, status, answer));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Honda' }));
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete make' }));
    expect(await within(dialog).findByText(said)).toBeInTheDocument();
    expect(screen.queryByText('Deleted Successfully')).not.toBeInTheDocument();
  });

  it('[MAKE-009] [MAKE-013] deletes after asking', async () => {
    start(refuses(makeDelete, 500));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Honda' }));
    const dialog = screen.getByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete the make Honda ?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete make' }));
    expect(await within(dialog).findByText('Something went wrong')).toBeInTheDocument();
    api.change(refuses(makeDelete, 404, { error: 'This make is gone.' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete make' }));
    expect(await within(dialog).findByText('Something went wrong. This make is gone.')).toBeInTheDocument();
    api.change(answers(makeDelete, { message: 'Deleted Successfully' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete make' }));
    expect(await screen.findByText('Deleted Successfully')).toBeInTheDocument();
    expect(api.callsOf(makeDelete).at(-1)?.input).toEqual({ makeId: testId(2) });
  });

  it('says that tips did not load, that there are none, and that a make is gone', async () => {
    start(refuses(makeList, 503));
    open();
    const problem = 'Manufacturer tips did not load. The rest of Washcoat works.';
    expect(await screen.findByText(problem)).toBeInTheDocument();
    api.change(answers(makeList, { list: [], areMoreItemsAvailable: false, next: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No makes available')).toBeInTheDocument();
    cleanup();
    open(`/converters/make-model?view=${testId(9)}`);
    expect(await screen.findByText('This make is gone.')).toBeInTheDocument();
  });
});
