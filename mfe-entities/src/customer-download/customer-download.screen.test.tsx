import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyDump } from '@washcoat/contract-entities';
import {
  answers,
  fakeApi,
  refuses,
  renderWithPlatform,
  watchDownloads,
} from '@washcoat/platform-sdk/testing';
import { Root } from '../app/root';
import { store } from '../app/store';

describe('downloading customers', () => {
  let api: ReturnType<typeof fakeApi>;
  const open = () => renderWithPlatform(<Root />, { route: '/config/download-customers', store });
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));

  afterEach(() => {
    cleanup();
    api.restore();
  });

  it('[COM-016] [BULK-011] has one button, which fetches the link and opens it as a download', async () => {
    const downloads = watchDownloads();
    api = fakeApi(answers(companyDump, { link: '/read/v1/entity/file?signature=1' }));
    open();
    await press();
    await waitFor(() => expect(downloads.links).toEqual(['/read/v1/entity/file?signature=1']));
    downloads.stop();
    expect(api.callsOf(companyDump).map(({ input }) => input)).toEqual([{}]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('says why there is no file', async () => {
    api = fakeApi(refuses(companyDump, 503, { error: 'The files are away for a moment.' }));
    open();
    await press();
    expect((await screen.findAllByText('The files are away for a moment.')).length).toBeGreaterThan(0);
  });
});
