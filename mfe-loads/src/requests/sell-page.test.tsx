import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGet, loadRequest } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import CartListScreen from '../carts/cart-list.screen';
import CreateCartScreen from '../create-cart/create-cart.screen';
import { aLoadDetail, idOf } from '../testing/loads.fixture';

describe('the SELL page', () => {
  let api: ReturnType<typeof fakeApi>;
  const session = { hierarchy: 2 };
  const open = () =>
    renderWithPlatform(<CreateCartScreen />, { route: '/loads/create-load', store, session });

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    localStorage.clear();
    api.restore();
  });

  it('[LOAD-012] [LOAD-013] requests a grading session and shows the waiting request', async () => {
    const loadId = idOf(701);
    api = fakeApi(
      refuses(loadRequest, 503),
      answers(loadGet, aLoadDetail({ loadId, type: 2, status: 1, loadName: 'Corner grading session' })),
    );
    open();
    expect(await screen.findByRole('heading', { name: 'SELL' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'REQUEST A GRADING SESSION' }));
    expect((await screen.findAllByText('Something went wrong please try agian later')).length).toBe(1);
    api.change(answers(loadRequest, { message: 'Successfully Sent', loadId }));
    await userEvent.click(screen.getByRole('button', { name: 'REQUEST A GRADING SESSION' }));
    await waitFor(() => expect(window.location.pathname).toBe('/loads/active-load'));
    const [first, second] = api.callsOf(loadRequest);
    expect(second?.input).toEqual({ isRequestFromGradingSession: true });
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    cleanup();
    renderWithPlatform(<CartListScreen />, { route: '/loads/active-load', store, session });
    expect(await screen.findByText('Waiting for a grader')).toBeInTheDocument();
    expect(screen.getByText('Corner grading session')).toBeInTheDocument();
  });

  it('[LOAD-014] requests a quote and opens it', async () => {
    const loadId = idOf(702);
    api = fakeApi(answers(loadRequest, { message: 'Successfully Sent', loadId }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'REQUEST A QUOTE' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/load/${loadId}`));
    expect(api.callsOf(loadRequest)[0]?.input).toEqual({ isRequestFromGradingSession: false });
  });
});
