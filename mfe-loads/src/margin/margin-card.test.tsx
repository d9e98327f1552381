import { screen, waitFor } from '@testing-library/react';
import { loadGet, loadMargin } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import userEvent from '@testing-library/user-event';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { aMargin, known, leave, open, shownItems } from '../load-detail/opened-load.fixture';
import { aLoadDetail } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('the margin of an open load', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });
  const heading = () => screen.findByRole('heading', { name: 'Margin' });
  const shown = async () => (await heading()).closest('section');

  it('is said beside the totals, with what it leaves out, and follows the load and the metal', async () => {
    api = fakeApi(...known());
    open();
    await screen.findByText('$428.96');
    expect(await shown()).toHaveTextContent(/\$337\.57.*\+91\.39.*21\.3.%.*without 2 lines of unknown metal/);
    api.change(answers(loadMargin, { ...aMargin, marketValue: 500, margin: 162.43 }));
    store.dispatch(loadsApi.util.invalidateTags(['Load']));
    expect(await screen.findByText('$500.00')).toBeInTheDocument();
    api.change(
      answers(loadGet, aLoadDetail({ version: 9 })),
      answers(loadMargin, { ...aMargin, paid: 300, margin: 200 }),
    );
    store.dispatch(loadsApi.util.invalidateTags(['Load']));
    expect(await screen.findByText('$300.00')).toBeInTheDocument();
  });

  it('says that it did not load, and is asked for again', async () => {
    api = fakeApi(...known(), refuses(loadMargin, 409, { error: 'There are no metal prices yet.' }));
    open();
    expect(await screen.findByText('There are no metal prices yet.')).toBeInTheDocument();
    api.change(answers(loadMargin, aMargin));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$428.96')).toBeInTheDocument();
  });

  it.each([
    ['a seller', { hierarchy: 2 }],
    ['who sees no prices of the catalogue', { canShowPricing: false }],
    ['who sees no sums', { canSeeSubtotal: false }],
  ])('is neither asked for nor shown to %s', async (_, session) => {
    api = fakeApi(...known());
    open(session);
    await shownItems();
    await waitFor(() => expect(api.callsOf(loadGet).length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading', { name: 'Margin' })).not.toBeInTheDocument();
    expect(api.callsOf(loadMargin)).toEqual([]);
  });
});
