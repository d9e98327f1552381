import {
  planModelDelete,
  planModelList,
  promoCodeAdd,
  promoCodeDelete,
  promoCodeList,
  type PlanModelAnswer,
  type PromoCode,
} from '@washcoat/contract-billing';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { billingApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';

jest.setTimeout(60_000);

const none = { list: [], areMoreItemsAvailable: false };
const created = new Date(2026, 10, 1, 15).toISOString();
const plan: PlanModelAnswer = {
  ...{ modelId: '018f3c1e-0000-7000-8000-000000000301', planName: 'Shop', description: '', type: 'lookup' },
  ...{ noOfLookups: 500, originalPrice: 245, finalPrice: 199.99, taxPercent: 0, created, version: 1 },
};
const ten: PromoCode = {
  ...{ promocodeId: '018f3c1e-0000-7000-8000-000000000302', code: 'TEN', isPercentage: true, value: 10 },
  ...{ isActive: true, maxUses: null, startsOn: null, endsOn: null, used: 0, created, version: 1 },
};
const LONG = { timeout: 20_000 };

describe('Config Payment when something fails', () => {
  let api: ReturnType<typeof fakeApi>;
  let log: jest.SpyInstance;
  const open = async (tab?: string) => {
    renderWithPlatform(<Root />, { route: '/config/payment', store, session: { hierarchy: 1 } });
    if (tab) await userEvent.click(await screen.findByRole('tab', { name: tab }, LONG));
  };

  beforeEach(() => {
    api = fakeApi(answers(planModelList, none), answers(promoCodeList, none));
    log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    toast.clear();
    store.dispatch(billingApi.util.resetApiState());
    api.restore();
    log.mockRestore();
  });

  it.each([
    ['Subscription', planModelList, 'No subscriptions available'],
    ['Promocode', promoCodeList, 'No promocodes available'],
  ] as const)(
    '[BILL-074] logs that the list of %s did not load, and says so in its place',
    async (tab, list, empty) => {
      api.change(refuses(list, 500, { error: 'The database is away.', requestId: 'r8' }));
      await open(tab);
      expect(await screen.findByText('The database is away.', {}, LONG)).toBeInTheDocument();
      expect(log).toHaveBeenCalledWith(`[washcoat] GET ${list.path} was refused with 500, request r8`);
      api.change(answers(planModelList, none), answers(promoCodeList, none));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(empty)).toBeInTheDocument();
    },
  );

  it('[BILL-070] says why a promo code was not saved, and keeps what was typed', async () => {
    api.change(refuses(promoCodeAdd, 409, { error: 'This promo code already exists.' }));
    await open('Promocode');
    await userEvent.click(await screen.findByRole('button', { name: 'Create Promocode' }));
    const add = within(await screen.findByRole('dialog', { name: 'Add promo code' }));
    await userEvent.type(add.getByRole('textbox', { name: 'Code' }), 'welcome10');
    await userEvent.type(add.getByRole('textbox', { name: 'Value' }), '1');
    await userEvent.click(add.getByRole('button', { name: 'Save' }));
    expect((await add.findAllByText('This promo code already exists.')).length).toBeGreaterThan(0);
    expect(add.getByRole('textbox', { name: 'Code' })).toHaveValue('welcome10');
  });

  it('[BILL-071] says why a plan was not deleted: what the service says of it', async () => {
    api.change(
      answers(planModelList, { list: [plan], areMoreItemsAvailable: false }),
      refuses(planModelDelete, 409, { error: 'This plan is being bought right now.', requestId: 'r9' }),
    );
    await open();
    await refuseDelete('Delete Shop', 'Delete Subscription', 'This plan is being bought right now.');
    expect(log).toHaveBeenCalledWith(
      `[washcoat] DELETE ${planModelDelete.path} was refused with 409, request r9`,
    );
  });

  it('[BILL-071] says why a promo code was not deleted', async () => {
    api.change(
      answers(promoCodeList, { list: [ten], areMoreItemsAvailable: false }),
      refuses(promoCodeDelete, 409, { error: 'This code is in use.' }),
    );
    await open('Promocode');
    await refuseDelete('Delete TEN', 'Delete Promocode', 'This code is in use.');
  });

  async function refuseDelete(row: string, confirm: string, words: string) {
    await userEvent.click(await screen.findByRole('button', { name: row }, LONG));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: confirm }));
    expect(await question.findByText(words)).toBeInTheDocument();
  }
});
