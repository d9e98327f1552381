import { screen, waitFor } from '@testing-library/react';
import { loadGet } from '@washcoat/contract-loads';
import { fakeApi } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, idOf } from '../testing/loads.fixture';
import { askAhead } from './ask-ahead';
import { known, leave, loadPath, open } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('a load whose address is opened', () => {
  let api: ReturnType<typeof fakeApi>;
  beforeEach(() => {
    api = fakeApi(...known());
  });
  afterEach(() => {
    leave();
    api.restore();
  });

  it('is asked for before its page is there, which does not ask again', async () => {
    askAhead({ pathname: loadPath, search: '' });
    await waitFor(() =>
      expect(api.callsOf(loadGet).map(({ input }) => input)).toEqual([{ loadId: idOf(700) }]),
    );
    open();
    expect(await screen.findByRole('heading', { name: aLoadDetail().loadName })).toBeInTheDocument();
    expect(api.callsOf(loadGet)).toHaveLength(1);
  });

  it.each([
    ['/loads/active-load', ''],
    ['/load', ''],
    [`/invoices/load/${idOf(700)}`, ''],
    [loadPath, `?item=${idOf(800)}`],
  ])('is not where %s%s asks for something else', async (pathname, search) => {
    askAhead({ pathname, search });
    await new Promise((resolve) => setTimeout(resolve));
    expect(api.callsOf(loadGet)).toEqual([]);
  });
});
