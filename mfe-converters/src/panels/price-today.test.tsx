import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productDetail } from '@washcoat/contract-converters';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { slotContribution } from '@washcoat/contract-kernel';
import manifest from '../../remote.manifest.json';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { detailA, testId } from '../converter/converter.fixture';
import PriceToday from './price-today.panel';

it('offers the price of today to the loads as a panel', () => {
  const panels = manifest.panels.map((entry) => slotContribution.parse(entry));
  expect(panels).toMatchObject([{ slot: 'loads.item-price.v1', module: './panels/price-today' }]);
});

describe('the price of today beside one that was taken', () => {
  let api: ReturnType<typeof fakeApi>;

  const show = () =>
    renderWithPlatform(
      <PriceToday
        productId={testId(1)}
        companyId={testId(70)}
        facilityId={testId(72)}
        facilityName="Atlanta"
      />,
      {
        store,
      },
    );

  afterEach(() => {
    cleanup();
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
  });

  it('is explained for the same customer at the same facility, and says what it rests on', async () => {
    api = fakeApi(answers(productDetail, { ...detailA, testCount: 1 }));
    show();
    expect(await screen.findByText('It would be offered at $172.23')).toBeInTheDocument();
    expect(
      screen.getByRole('table', { name: 'How the price of KT 0334 today came about' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Rests on a single test')).toBeInTheDocument();
    expect(api.callsOf(productDetail)[0]?.input).toEqual({
      productId: testId(1),
      companyId: testId(70),
      facilityId: testId(72),
      facilityCity: 'Atlanta',
    });
  });

  it('is nothing for those who see no prices, and can be tried again when it did not load', async () => {
    api = fakeApi(refuses(productDetail, 503));
    const { container } = show();
    expect(await screen.findByText('The price of today did not load.')).toBeInTheDocument();
    const { explanation: _explanation, ...blind } = detailA;
    api.change(answers(productDetail, blind));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.callsOf(productDetail)).toHaveLength(2));
    await waitFor(() => expect(container).not.toHaveTextContent(/Today|did not load/));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
