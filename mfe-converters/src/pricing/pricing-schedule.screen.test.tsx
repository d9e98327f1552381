import {
  pricingApplyLater,
  pricingApplyLaterDelete,
  pricingDetail,
  pricingMarketSchedule,
  pricingSchedule,
} from '@washcoat/contract-converters';
import { answers } from '@washcoat/platform-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import {
  abcPrice,
  detail,
  draft,
  globalDefaults,
  marketPrice,
  openPricing,
  pricer,
  snapshotId,
  startPricing,
} from './pricing.fixture';

describe('prices by schedule on the pricing screen', () => {
  let api: ReturnType<typeof startPricing>;
  afterEach(() => {
    cleanup();
    api.restore();
    store.dispatch(convertersApi.util.resetApiState());
  });

  const withDraft = { ...detail, draft, preview: { marketPrice, abcPrice, globalDefaults } };
  const zone = { timezone: 'America/New_York', installationPercent: null };
  const market = {
    ...{ days: [1, 5], time: '09:30', percent: null, isApplied: true, waits: '' },
    ...{ setBy: 'Dana Whitlock', setAt: '2026-11-20T14:12:00.000Z' },
  };
  const inputsOf = (path: string) => api.calls.filter((call) => call.path === path).map(({ input }) => input);

  it('puts a draft in force at a day and time', async () => {
    api = startPricing(
      answers(pricingDetail, withDraft),
      answers(pricingApplyLater, { message: 'Successfully scheduled the draft' }),
    );
    openPricing();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply later' }));
    const dialog = await screen.findByRole('dialog', { name: 'Apply the draft later' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Choose a day and a time');
    fireEvent.change(within(dialog).getByLabelText('Day'), { target: { value: '2026-12-01' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText('Successfully scheduled the draft')).toBeInTheDocument();
    expect(inputsOf('/write/v1/pricing/applyLater')).toEqual([
      { day: '2026-12-01', time: '08:00', baseSnapshotId: snapshotId, draftTouchedAt: draft.touchedAt },
    ]);
    expect(inputsOf('/write/v1/pricing/edit')).toEqual([]);
  });

  it('says why a draft waits, and takes its moment back', async () => {
    const later = {
      ...{ applyAt: '2026-12-01T13:00:00.000Z', setBy: 'Dana Whitlock', setAt: market.setAt },
      waits: 'Market prices are held until somebody confirms or refuses them.',
    };
    api = startPricing(
      answers(pricingDetail, withDraft),
      answers(pricingSchedule, { ...zone, later, market: null }),
      answers(pricingApplyLaterDelete, { message: 'The draft stays a draft' }),
    );
    openPricing();
    const notice = await screen.findByText(/The draft was due on .*, as Dana Whitlock set it/);
    expect(notice).toHaveTextContent('Market prices are held until somebody confirms or refuses them.');
    await userEvent.click(screen.getByRole('button', { name: 'Do not apply by itself' }));
    await waitFor(() => expect(inputsOf('/write/v1/pricing/applyLater')).toEqual([{ setAt: market.setAt }]));
  });

  it('sets when drafts are made of the market, and says who chose that nobody looks at them', async () => {
    api = startPricing(
      answers(pricingSchedule, { ...zone, later: null, market }),
      answers(pricingMarketSchedule, { message: 'Successfully edited the schedule' }),
    );
    openPricing();
    const words = await screen.findByText(/^Made on Mon, Fri at 09:30/);
    expect(words).toHaveTextContent('They come in force without a person.');
    expect(screen.getByText(/^Set by Dana Whitlock/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = await screen.findByRole('dialog', { name: 'Drafts of the market' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Friday' }));
    const moved = within(dialog).getByRole('textbox', { name: 'When a metal moved by' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /without a person/ }));
    await userEvent.type(moved, '0.00001');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Enter 0.1 to 100 percent with at most two decimals, or nothing',
    );
    expect(inputsOf('/write/v1/pricing/marketSchedule')).toEqual([]);
    await userEvent.clear(moved);
    await userEvent.type(moved, '2.5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(inputsOf('/write/v1/pricing/marketSchedule')).toEqual([
        { days: [1], time: '09:30', percent: 2.5, isApplied: false },
      ]),
    );
  });

  it('lets only those who set metal prices change it', async () => {
    api = startPricing(answers(pricingSchedule, { ...zone, later: null, market }));
    openPricing('/pricing', { ...pricer, canEditMetalPrices: false });
    await screen.findByText(/^Made on Mon, Fri/);
    expect(screen.queryByRole('button', { name: 'Change' })).not.toBeInTheDocument();
  });
});
