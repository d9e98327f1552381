import { act, screen } from '@testing-library/react';
import { companyList } from '@washcoat/contract-entities';
import { asks } from '../api/contract-endpoints';
import { createRemoteApi } from '../api/remote-api';
import { sessionStore } from '../session/session-store';
import { useSession } from '../session/use-session';
import { answers, fakeApi, fakeSession, renderWithPlatform } from '../testing';
import { createRemoteStore } from './remote-store';

const api = createRemoteApi({ reducerPath: 'rights' }).injectEndpoints({
  endpoints: (builder) => ({
    companies: asks(builder, companyList),
  }),
});
const store = createRemoteStore({ api });

const drawn = jest.fn();
function Screen() {
  const { canEditPricing } = useSession();
  const { data } = api.useCompaniesQuery({ text: 'gulf' });
  drawn();
  return <p>{`${data ? 'Companies' : 'Nothing'} ${canEditPricing}`}</p>;
}

it('asks for what is shown again when the rights change, which stays meanwhile, and not when they are the same', async () => {
  let finish = () => {};
  const server = fakeApi(answers(companyList, { list: [], areMoreItemsAvailable: false, next: null }));
  renderWithPlatform(<Screen />, { store });
  await screen.findByText('Companies false');
  expect(server.callsOf(companyList)).toHaveLength(1);

  drawn.mockClear();
  act(() => sessionStore.update(fakeSession()));
  expect(server.callsOf(companyList)).toHaveLength(1);
  expect(drawn).not.toHaveBeenCalled();

  const late = new Promise<void>((resolve) => (finish = resolve));
  server.change(
    answers(companyList, async () => {
      await late;
      return { list: [], areMoreItemsAvailable: false, next: null };
    }),
  );
  await act(async () => sessionStore.update(fakeSession({ canEditPricing: true })));
  expect(screen.getByText('Companies true')).toBeInTheDocument();
  expect(server.callsOf(companyList)).toMatchObject([
    { input: { text: 'gulf' } },
    { input: { text: 'gulf' } },
  ]);
  await act(async () => finish());
  expect(screen.getByText('Companies true')).toBeInTheDocument();
  server.restore();
});
