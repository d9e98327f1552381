import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentSteps, type PaymentStep } from '@washcoat/contract-invoicing';
import { loadTimeline, type TimelineStep } from '@washcoat/contract-loads';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { known, leave, open } from '../load-detail/opened-load.fixture';
import { aLoadDetail } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const step = (number: number, facts: Partial<TimelineStep>): TimelineStep => ({
  stepId: String(number),
  at: `2026-11-20T15:0${number}:00.000Z`,
  action: 'changed it',
  by: '',
  ...facts,
});
const paid: Omit<PaymentStep, 'stepId' | 'at' | 'action'> = {
  by: 'Maya Ellison',
  amount: 309.6,
  paymentMethod: 'CHECK',
  referenceNumber: '1188',
};
const steps = [
  step(5, { action: 'completed it', by: 'Maya Ellison', party: 'buyer', grandtotal: 309.6 }),
  step(2, {
    action: 'answered',
    party: 'seller',
    item: 'GS2',
    type: 'CERAMIC',
    change: 'price $150.00 to $160.00',
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
      answers(paymentSteps, {
        list: [
          { ...paid, stepId: '3', action: 'deleted a payment', at: '2026-11-20T15:08:00.000Z' },
          { stepId: '2', at: '2026-11-20T15:07:00.000Z', action: 'settled it', by: '' },
          { ...paid, stepId: '1', action: 'recorded a payment', at: '2026-11-20T15:07:00.000Z' },
        ],
        areMoreItemsAvailable: false,
      }),
    );
    open();
    await screen.findByText('Timeline');
    expect(api.callsOf(loadTimeline)).toEqual([]);
    await show();
    expect(await texts()).toEqual([
      expect.stringMatching(/^Maya Ellison deleted a payment.*\$309\.60 · CHECK · 1188$/),
      expect.stringMatching(/^It was settled/),
      expect.stringMatching(/^Maya Ellison recorded a payment.*\$309\.60 · CHECK · 1188$/),
      expect.stringMatching(/^Maya Ellison completed it.* · \$309\.60$/),
      expect.stringMatching(/^The seller answered GS2.* · price \$150\.00 to \$160\.00$/),
      expect.stringMatching(/^The seller added GS2.* · 2 × \$150\.00$/),
    ]);
  });

  it('says that payments did not load, and asks for them again', async () => {
    api = fakeApi(
      ...known(aLoadDetail({ type: 4, status: 7, party: 'buyer' })),
      answers(loadTimeline, { list: steps, areMoreItemsAvailable: false }),
      refuses(paymentSteps, 500),
    );
    open();
    await show();
    await screen.findByText('The payments did not load.');
    expect(await texts()).toHaveLength(steps.length);
    const settled: PaymentStep = {
      stepId: '2',
      at: '2026-11-20T15:07:00.000Z',
      action: 'settled it',
      by: '',
    };
    api.change(answers(paymentSteps, { list: [settled], areMoreItemsAvailable: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await texts()).toHaveLength(steps.length + 1));
    expect(screen.queryByText('The payments did not load.')).not.toBeInTheDocument();
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
