import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyList, type Company } from '@washcoat/contract-entities';
import { Typeahead } from '@washcoat/ui';
import { useState } from 'react';
import { asks } from '../api/contract-endpoints';
import { createRemoteApi } from '../api/remote-api';
import { createRemoteStore } from '../store/remote-store';
import { fakeApi, refuses, renderWithPlatform } from '../testing';
import { searchOfCompanies } from './search-of-companies';
import { useOptionSearch, type OptionSearch } from './use-option-search';

const api = createRemoteApi({ reducerPath: 'lookups' }).injectEndpoints({
  endpoints: (builder) => ({ companies: asks(builder, companyList) }),
});
const gulf = {
  companyId: 'c1',
  companyName: 'Gulf Coast',
  city: 'Tampa',
  state: 'FL',
} satisfies Partial<Company>;

function Chooser({ search: of }: { search: OptionSearch<typeof companyList> }) {
  const [find] = api.useLazyCompaniesQuery();
  const [chosen, setChosen] = useState('nobody');
  const search = useOptionSearch(find, of);
  return (
    <>
      <p>{`Chosen: ${chosen}`}</p>
      <Typeahead
        label="Company"
        delayMs={0}
        value={null}
        search={search}
        onChange={(option) => setChosen(option?.value ?? 'nobody')}
      />
    </>
  );
}

describe('what is found by typing', () => {
  let server: ReturnType<typeof fakeApi>;
  const asked = () => server.callsOf(companyList).map(({ input }) => input);
  const open = (search: OptionSearch<typeof companyList>) =>
    renderWithPlatform(<Chooser search={search} />, { store: createRemoteStore({ api }) });
  const find = async (text: string) => {
    const field = screen.getByRole('combobox', { name: 'Company' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  };
  const pick = async () => userEvent.click(await screen.findByRole('option', { name: /Gulf Coast/ }));

  beforeEach(() => {
    server = fakeApi({ definition: companyList, reply: () => Response.json({ list: [gulf] }) });
  });
  afterEach(() => {
    cleanup();
    server.restore();
  });

  it('asks once for what is typed, also when its page is drawn again, and once more for the same text later', async () => {
    open(searchOfCompanies());
    await find('gulf');
    expect((await screen.findByRole('option')).textContent).toBe('Gulf CoastTampa');
    await pick();
    expect(await screen.findByText('Chosen: c1')).toBeInTheDocument();
    await server.settled();
    expect(asked()).toEqual([{ text: 'gulf', count: '500' }]);
    await find('gulf');
    await pick();
    expect(asked()).toHaveLength(2);
  });

  it('asks for what it is narrowed to, and says the state too where that is wanted', async () => {
    open(searchOfCompanies({ isFranchise: 'true', count: 10 }, 'place'));
    await find('gulf');
    expect((await screen.findByRole('option')).textContent).toBe('Gulf CoastTampa, FL');
    expect(asked()).toEqual([{ text: 'gulf', count: '10', isFranchise: 'true' }]);
  });

  it('does not ask again for a text whose answer is kept', async () => {
    open({ ...searchOfCompanies(), isKept: true });
    await find('gulf');
    await pick();
    await find('gulf');
    await pick();
    await server.settled();
    expect(asked()).toHaveLength(1);
  });

  it('says that a search failed', async () => {
    server.change(refuses(companyList, 503));
    open(searchOfCompanies());
    await find('gulf');
    expect(await screen.findByText(/did not answer/)).toBeInTheDocument();
  });
});
