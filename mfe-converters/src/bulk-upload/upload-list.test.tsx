import { bulkUploadFile, bulkUploadList, productDump } from '@washcoat/contract-converters';
import type { BulkUpload } from '@washcoat/contract-converters';
import {
  answers,
  fakeApi,
  holdFiles,
  refuses,
  renderWithPlatform,
  watchDownloads,
} from '@washcoat/platform-sdk/testing';
import type { HeldFiles } from '@washcoat/platform-sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { testId } from '../converter/converter.fixture';
import { sendingStore } from './sendings.store';
import { checkedUpload } from './upload.fixture';

const house = { hierarchy: 1, isSA: true, canAddConverter: true };
const done: BulkUpload = {
  ...checkedUpload,
  uploadId: testId(2),
  title: 'First catalogue',
  status: 'done',
  canApply: false,
};
const listOf = (...list: BulkUpload[]) =>
  answers(bulkUploadList, { list, areMoreItemsAvailable: true, next: null });
const file = (name = 'converters.csv', text = 'oem,type\nKT 0334,CERAMIC\n') =>
  new File([text], name, { type: 'text/csv' });

describe('converters bulk upload', () => {
  let api: ReturnType<typeof fakeApi>;
  let files: HeldFiles;
  const start = (...known: Parameters<typeof fakeApi>) => {
    files = holdFiles();
    api = fakeApi(listOf(checkedUpload, done), ...known);
  };
  const open = (session: object = house, query = '') =>
    renderWithPlatform(<Root />, { route: `/config/bulk-upload${query}`, store, session });
  /** Opens the dialog and chooses a file. */
  const choose = async (chosen: File) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bulk Upload' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Upload' }));
    await userEvent.upload(dialog.getByLabelText(/^File/, { selector: 'input' }), chosen, {
      applyAccept: false,
    });
    return dialog;
  };

  afterEach(() => {
    cleanup();
    sendingStore.set([]);
    store.dispatch(convertersApi.util.resetApiState());
    localStorage.clear();
    api.restore();
    files.restore();
    jest.useRealTimers();
  });

  it('[BULK-001] [BULK-004] [BULK-005] [BULK-006] [BULK-019] lists title, status and time, ten a page', async () => {
    start();
    open();
    const row = within(await screen.findByRole('row', { name: /First catalogue/ }));
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(expect.arrayContaining(['Title', 'Status', 'Time']));
    expect(row.getByText('Completed')).toBeInTheDocument();
    expect(row.getByText('20th Nov, 2026 9:04 am')).toBeInTheDocument();
    expect(api.callsOf(bulkUploadList)[0]?.input).toEqual({ count: '10', offset: '0' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(api.callsOf(bulkUploadList).at(-1)?.input).toMatchObject({ offset: '10' }));
    expect(window.location.search).toContain('offset=10');
  });

  it('[BULK-003] [BULK-009] searches for a file and refreshes', async () => {
    start();
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search file' }), 'x');
    await waitFor(() => expect(api.callsOf(bulkUploadList).at(-1)?.input).toMatchObject({ text: 'x' }));
    const before = api.callsOf(bulkUploadList).length;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(api.callsOf(bulkUploadList)).toHaveLength(before + 1));
    api.change(listOf());
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('No file found')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No uploads yet')).toBeInTheDocument();
    expect(window.location.search).toBe('');
  });

  it('[BULK-007] [BULK-010] [BULK-018] uploads a file, which can be left alone, and reloads the list', async () => {
    start(answers(bulkUploadFile, { message: '', uploadId: testId(3), notes: [] }));
    open();
    const dialog = await choose(file());
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('converters.csv');
    await userEvent.click(dialog.getByRole('checkbox', { name: /All or nothing/ }));
    expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
    await userEvent.click(dialog.getByRole('button', { name: 'Upload file' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => files.half());
    expect(screen.getByRole('progressbar', { name: 'Uploading converters.csv' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    cleanup();
    open();
    expect(await screen.findByText('50 % sent')).toBeInTheDocument();
    await screen.findByText('First catalogue');
    const before = api.callsOf(bulkUploadList).length;
    act(() => files.arrive());
    expect(await screen.findByText('Successfully Uploaded File')).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf(bulkUploadList)).toHaveLength(before + 1));
    expect(screen.queryByText('On the way')).not.toBeInTheDocument();
    const [sent] = api.callsOf(bulkUploadFile);
    expect(sent?.headers.get('token')).toBe('token-of-the-test');
    expect(sent?.input).toMatchObject({ title: 'converters.csv', allOrNothing: 'true', isPreview: 'true' });
    expect(sent?.input.file).toBeInstanceOf(File);
    await userEvent.click(screen.getByRole('button', { name: 'Look at it' }));
    await waitFor(() => expect(window.location.search).toBe(`?upload=${testId(3)}`));
  });

  it('says why a file was refused, keeps it to be sent again, and stops one', async () => {
    const reason = 'The file has no column type.';
    start(refuses(bulkUploadFile, 400, { error: reason, code: 'BAD_INPUT', fields: { file: reason } }));
    open();
    const dialog = await choose(file());
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Prices{Enter}');
    act(() => files.arrive());
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    expect(api.callsOf(bulkUploadFile)[0]?.input.title).toBe('Prices');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => files.breakOff());
    const broken = 'There is no connection to the server. Nothing was lost; try again in a moment.';
    expect((await screen.findAllByText(broken)).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stop upload' }));
    expect(files.stopped()).toBe(1);
    expect(screen.queryByText('On the way')).not.toBeInTheDocument();
  });

  it.each([
    [file('old.xls'), 'This is an old xls workbook. Save it as xlsx or csv.'],
    [file('empty.csv', ''), 'The file is empty.'],
  ])('refuses %p before it is sent', async (chosen, reason) => {
    start();
    open();
    const dialog = await choose(chosen);
    expect(await dialog.findByText(reason)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Upload file' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(sendingStore.get()).toHaveLength(0);
  });

  it('[BULK-008] downloads converters for super admins and uploads for those who may add', async () => {
    start(answers(productDump, { link: '/read/v1/product/file?signature=1' }));
    const downloads = watchDownloads();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download Converters' }));
    await waitFor(() => expect(downloads.links).toEqual(['/read/v1/product/file?signature=1']));
    downloads.stop();
    cleanup();
    open({ hierarchy: 10 });
    expect(await screen.findByText('First catalogue')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Download Converters' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bulk Upload' })).not.toBeInTheDocument();
  });

  it('asks again each second, and only while something runs', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    start();
    api.change(listOf({ ...checkedUpload, status: 'validating', progress: 0.43 }));
    open();
    expect(await screen.findByText('43 %')).toBeInTheDocument();
    api.change(listOf(checkedUpload));
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(await screen.findByText('To be applied')).toBeInTheDocument();
    const before = api.callsOf(bulkUploadList).length;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(api.callsOf(bulkUploadList)).toHaveLength(before);
  });

  it('says that the uploads did not load', async () => {
    start(refuses(bulkUploadList, 503));
    open();
    expect(
      await screen.findByText('The uploads did not load. The rest of Washcoat works.'),
    ).toBeInTheDocument();
    api.change(listOf(done));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('First catalogue')).toBeInTheDocument();
  });
});
