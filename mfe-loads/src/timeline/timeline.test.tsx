import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentList } from '@washcoat/contract-invoicing';
import { loadTimeline, type TimelineStep } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { known, leave, open } from '../load-detail/opened-load.fixture';
import { aLoadDetail, idOf } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const step = (number: number, facts: Partial<TimelineStep>): TimelineStep => ({
  stepId: String(number),
  at: `2026-11-20T15:0${number}:00.000Z`,
  action: 'changed it',
  by: '',
  ...facts,
});
const steps = [
  step(5, { action: 'completed it', by: 'Maya Ellison', party: 'buyer', grandtotal: 309.6 }),
  step(2, {
    action: 'answered',
    party: 'seller',
    item: 'GS2',
    type: 'CERAMIC',
    change: 'price 150.00 to 160.00',
  }),
  step(1, {
    action: 'added',
    party: 'seller',
    item: 'GS2',
    type: 'CERAMIC',
    quantity: 2,
    unit: 1,
    adjustedPrice: 150,
  }),
];

describe('the timeline on the page of a load', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });
  const show = async () => userEvent.click(await screen.findByRole('button', { name: 'Show timeline' }));
  const texts = async () => {
    const list = await screen.findByRole('list', { name: 'Steps of the load' });
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('is asked for when it is opened, and tells steps and payments by time', async () => {
    api = fakeApi(
      ...known(
        aLoadDetail({ type: 4, status: 7, party: 'buyer', buyerFinalisedDate: '2026-11-20T15:05:00.000Z' }),
      ),
      answers(loadTimeline, { list: steps, areMoreItemsAvailable: false }),
      answers(paymentList, {
        list: [
          {
            ...{ paymentId: idOf(900), loadId: idOf(700), paymentMethod: 'CASH', referenceNumber: null },
            ...{ amount: 309.6, createdDate: '2026-11-20T15:07:00.000Z' },
          },
        ],
        areMoreItemsAvailable: false,
        amountReceived: 309.6,
      }),
    );
    open();
    await screen.findByText('Timeline');
    expect(api.callsOf(loadTimeline)).toEqual([]);
    await show();
    expect(await texts()).toEqual([
      expect.stringMatching(/^A payment was recorded.*\$309\.60 · CASH$/),
      expect.stringMatching(/^Maya Ellison completed it.* · \$309\.60$/),
      expect.stringMatching(/^The seller answered GS2.* · price 150\.00 to 160\.00$/),
      expect.stringMatching(/^The seller added GS2.* · 2 × \$150\.00$/),
    ]);
  });

  it('asks for older steps, and can be asked for again when it did not come', async () => {
    api = fakeApi(...known(), refuses(loadTimeline, 500));
    open();
    await show();
    await screen.findByText('The timeline did not load.');
    api.change(
      answers(loadTimeline, ({ input }) =>
        input.offset === '0'
          ? { list: steps.slice(0, 2), areMoreItemsAvailable: true }
          : { list: steps.slice(1), areMoreItemsAvailable: false },
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await texts()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show older steps' }));
    await waitFor(async () => expect(await texts()).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show older steps' })).toBeNull();
    expect(api.callsOf(loadTimeline).map(({ input }) => input.offset)).toEqual(['0', '0', '20']);
  });
});
