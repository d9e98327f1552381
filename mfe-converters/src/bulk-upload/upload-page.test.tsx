import {
  bulkUploadApply,
  bulkUploadBadRows,
  bulkUploadDetail,
  bulkUploadDrop,
  bulkUploadReadAgain,
  bulkUploadUndo,
  bulkUploadUndoPreview,
} from '@washcoat/contract-converters';
import type { BulkUpload } from '@washcoat/contract-converters';
import {
  answers,
  fakeApi,
  refuses,
  renderWithPlatform,
  watchDownloads,
} from '@washcoat/platform-sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import { checkedUpload, rowsOfKind } from './upload.fixture';

const house = { hierarchy: 1, isSA: true, canAddConverter: true };
const landed: Partial<BulkUpload> = { status: 'done', canApply: false, canUndo: true };
const detailOf = (part: Partial<BulkUpload> = {}) =>
  answers(bulkUploadDetail, ({ input }) => rowsOfKind(input.kind, { ...checkedUpload, ...part }));

describe('one upload', () => {
  let api: ReturnType<typeof fakeApi>;
  const start = (...known: Parameters<typeof fakeApi>) => {
    api = fakeApi(detailOf(), ...known);
  };
  const open = (session: object = house, query = '') =>
    renderWithPlatform(<Root />, {
      route: `/config/bulk-upload?text=nov&offset=10&upload=${testId(1)}${query}`,
      store,
      session,
    });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    localStorage.clear();
    api.restore();
    jest.useRealTimers();
  });

  it('shows what the rows would do before anything changes', async () => {
    start();
    const { container } = open();
    const figures = within(await screen.findByRole('region', { name: 'What the rows do' }));
    for (const count of ['3', '1,200', '1', '2']) expect(figures.getByText(count)).toBeInTheDocument();
    expect(screen.getByText('These columns are not read: colour.')).toBeInTheDocument();
    const row = within(await screen.findByRole('row', { name: /Pt, ppm/ }));
    for (const text of ['KT 0334', '1250', '1300']) expect(row.getByText(text)).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Comment/ })).getByText('None')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/config/bulk-upload?text=nov&offset=10',
    );
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(api.callsOf(bulkUploadDetail).at(-1)?.input).toMatchObject({ kind: 'change', offset: '50' }),
    );
    await userEvent.click(screen.getByRole('combobox', { name: 'Rows per page' }));
    await userEvent.click(await screen.findByRole('option', { name: '1000' }));
    await waitFor(() =>
      expect(api.callsOf(bulkUploadDetail).at(-1)?.input).toMatchObject({ count: '1000', offset: '0' }),
    );
    expect(await screen.findByRole('grid', { name: 'Changes' })).toBeInTheDocument();
    screen.getByRole('tab', { name: /Changes/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText(/Pt, ppm 1300$/)).toBeInTheDocument();
    expect(window.location.search).toContain('rows=add');
    expect(window.location.search).not.toContain('from=');
  });

  it('shows bad rows with line and reason and hands them back as a file', async () => {
    start(answers(bulkUploadBadRows, { link: '/read/v1/product/file?signature=2' }));
    const downloads = watchDownloads();
    open(house, '&rows=bad');
    const row = within(await screen.findByRole('row', { name: /Please enter the valid value/ }));
    expect(row.getByText('9')).toBeInTheDocument();
    await press('Download bad rows');
    await waitFor(() => expect(downloads.links).toEqual(['/read/v1/product/file?signature=2']));
    downloads.stop();
  });

  it('applies an upload and follows it to its end', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    start(answers(bulkUploadApply, { message: 'The upload is being applied.' }));
    open();
    await screen.findByText('2 bad rows left out');
    api.change(detailOf({ status: 'applying', progress: 0.5, canApply: false }));
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Apply 1,203 changes' }));
    expect(await screen.findByRole('progressbar', { name: 'Applying changes' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    expect(api.callsOf(bulkUploadApply)[0]?.input).toEqual({ uploadId: testId(1) });
    api.change(detailOf(landed));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(await screen.findByText('Completed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo upload' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Drop upload' })).not.toBeInTheDocument();
  });

  it('proposes to change the converters whose codes the catalogue has', async () => {
    start(answers(bulkUploadReadAgain, { message: 'The file is being read again.' }));
    open(house, '&rows=add');
    expect(
      await screen.findByText(/^2 new converters would share a code, and every scan of it would ask/),
    ).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('listitem')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'GD3 EA6, line 7: The catalogue has 1 converter with this code',
      'BU 1000, line 8: Line 7 has this code already',
    ]);
    expect(screen.getByText('2 codes would be there twice')).toBeInTheDocument();
    expect(await screen.findByText(/^The catalogue has 1 converter with this code; /)).toBeInTheDocument();
    await press('Change those converters instead');
    expect(await screen.findByText('The file is being read again.')).toBeInTheDocument();
    expect(api.callsOf(bulkUploadReadAgain)[0]?.input).toEqual({ uploadId: testId(1), byCode: true });
  });

  it('matches the columns of a file with fields', async () => {
    const reason = 'The file has the column oem twice.';
    start(refuses(bulkUploadReadAgain, 400, { error: reason }));
    open();
    await press('Match columns');
    const dialog = within(await screen.findByRole('dialog', { name: 'Match columns' }));
    dialog.getByRole('combobox', { name: 'colour' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Notes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read the file again' }));
    expect(await dialog.findByText(reason)).toBeInTheDocument();
    api.change(answers(bulkUploadReadAgain, { message: 'The file is being read again.' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Read the file again' }));
    expect(await screen.findByText('The file is being read again.')).toBeInTheDocument();
    expect(api.callsOf(bulkUploadReadAgain).at(-1)?.input).toEqual({
      uploadId: testId(1),
      matches: [{ title: 'colour', field: 'notes' }],
    });
  });

  it('drops an upload, and says why it was not dropped', async () => {
    const reason = 'Only an upload that waits to be applied can be dropped.';
    start(refuses(bulkUploadDrop, 409, { error: reason }));
    open();
    await press('Drop upload');
    expect(await screen.findByText(reason)).toBeInTheDocument();
    api.change(
      answers(bulkUploadDrop, { message: 'The upload was dropped.' }),
      detailOf({ status: 'dropped', canApply: false }),
    );
    await press('Drop upload');
    expect(await screen.findByText('The upload was dropped.')).toBeInTheDocument();
    expect(await screen.findByText('Dropped')).toBeInTheDocument();
  });

  it('tells what taking an upload back will and will not do, and does it after asking', async () => {
    const reason =
      'Only an upload of the last 30 days that has changed something can be undone, and only once.';
    start(
      detailOf(landed),
      answers(bulkUploadUndoPreview, {
        deleteCount: 2,
        restoreCount: 1199,
        keptCount: 1,
        goneCount: 1,
        areMoreItemsAvailable: false,
        list: [
          {
            line: 7,
            oem: 'GD3 EA6',
            name: 'Civic',
            isGone: false,
            reasons: ['Has tests that were recorded since the upload: it is kept with them'],
          },
          {
            line: 9,
            oem: 'KT 0334',
            name: '',
            isGone: true,
            reasons: ['Deleted since the upload: it stays deleted'],
          },
        ],
      }),
      refuses(bulkUploadUndo, 409, { error: reason }),
    );
    open();
    await press('Undo upload');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    expect(dialog.getByText(/2 added converters will be deleted\. 1,199 changed/)).toBeInTheDocument();
    const left = within(dialog.getByRole('list', { name: 'Not taken back' })).getAllByRole('listitem');
    expect(left.map(({ textContent }) => textContent)).toEqual([
      'GD3 EA6 Civic. Has tests that were recorded since the upload: it is kept with them',
      'KT 0334 Deleted since the upload: it stays deleted',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Undo upload' }));
    expect(await dialog.findByText(reason)).toBeInTheDocument();
    api.change(
      answers(bulkUploadUndo, { message: 'The upload is being undone.' }),
      detailOf({ status: 'undone', canApply: false }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Undo upload' }));
    expect(await screen.findByText('The upload is being undone.')).toBeInTheDocument();
    expect(await screen.findByText('Undone')).toBeInTheDocument();
  });

  it('offers nothing to those who may only look', async () => {
    start(detailOf({ canApply: false }));
    open({ hierarchy: 10 });
    expect(await screen.findByText('To be applied')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Apply|Drop|Undo/ })).not.toBeInTheDocument();
  });

  it('says why an upload failed and that one is gone', async () => {
    const error = 'The file has 2 bad rows; nothing was changed.';
    start(detailOf({ status: 'failed', error, rowCount: 0, canApply: false }));
    open();
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.queryByText('What the rows do')).not.toBeInTheDocument();
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.change(refuses(bulkUploadDetail, 404, { error: 'This upload does not exist or is not yours.' }));
    open();
    expect(await screen.findByText('This upload does not exist or is not yours.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the uploads' })).toBeInTheDocument();
  });
});
