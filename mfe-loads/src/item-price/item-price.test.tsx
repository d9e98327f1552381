import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemPrice } from '@washcoat/contract-loads';
import type { AnswerOf, PriceStep } from '@washcoat/contract-kernel';
import { panel, provideModuleLoader } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { store } from '../app/store';
import { detail } from '../invoices/invoice.fixture';
import { InvoicePaper } from '../invoices/invoice-paper';
import { known, leave, open, shownItems } from '../load-detail/opened-load.fixture';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';
import { ItemPrices } from './item-prices';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const takenAt = '2026-11-20T14:10:00.000Z';
const step = (name: string, label: string, after: number): PriceStep => ({
  kind: 'subtotal',
  step: name,
  label,
  reason: 'Ounces at market prices',
  before: 0,
  change: 0,
  after,
  date: '2026-11-18T09:12:00.000Z',
  source: 'Ada Holt',
});
const taken: AnswerOf<typeof itemPrice> = {
  productId: idOf(400),
  companyId: idOf(100),
  facilityId: idOf(200),
  facilityName: 'Atlanta yard',
  takenAt,
  basePrice: 172.23,
  adjustedPrice: 172.23,
  pricedWith: {
    snapshotId: idOf(1),
    appliedAt: '2026-11-18T09:12:00.000Z',
    appliedBy: 'Ada Holt',
    marketSource: { kind: 'file', at: '2026-11-18T09:00:00.000Z' },
  },
  explanation: [step('market', 'Market', 214.48), step('offer', 'Offer', 172.23)],
};
const bought = detail({ items: [{ ...anItem(), adjustedPrice: 172.23, total: 344.46 }] });
const base = /^\$172\.23, Base of KT 0334: how it came about$/;

describe('the price of an item', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    leave();
    api.restore();
  });

  it('opens how it came about when it was taken, with the date and source of each input', async () => {
    api = fakeApi(...known(), answers(itemPrice, taken));
    open();
    await userEvent.click(await within(await shownItems()).findByRole('button', { name: base }));
    const dialog = await screen.findByRole('dialog', { name: 'Price of KT 0334' });
    const steps = await within(dialog).findByRole('table', { name: 'How the price of KT 0334 came about' });
    expect(within(steps).getAllByText(/^18th Nov, 2026 .*, Ada Holt$/)).toHaveLength(2);
    expect(
      within(dialog).getByText(/^Priced at \$172\.23 on 20th Nov, 2026 .* It stays so whatever prices do\.$/),
    ).toBeInTheDocument();
    expect(
      within(dialog).getByText(
        /^By the prices of 18th Nov, 2026 .*, applied by Ada Holt, market read from a file on 18th Nov, 2026 .*\.$/,
      ),
    ).toBeInTheDocument();
    expect(api.callsOf(itemPrice)[0]?.input).toEqual({ loadId: idOf(700), itemId: idOf(800) });
  });

  it('says under the pointer when it was priced', async () => {
    api = fakeApi(...known(aLoadDetail({ items: [anItem({ pricedDate: '2026-11-20T14:10:00.000Z' })] })));
    open();
    const items = await shownItems();
    const [figure] = await within(items).findAllByText('$172.23');
    await userEvent.hover(figure as HTMLElement);
    const [shown] = within(items).getAllByTitle(/^Priced on 20th Nov, 2026/);
    expect(shown).toHaveTextContent('$172.23');
  });

  it('says who set another price, from the menu of the row', async () => {
    const adjusted = { date: '2026-11-20T15:00:00.000Z', source: 'Maya Ellison' };
    const item = anItem({ adjustedPrice: 150 });
    api = fakeApi(
      ...known(aLoadDetail({ items: [item] })),
      answers(itemPrice, { ...taken, adjustedPrice: 150, adjusted }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Explain price' }));
    expect(
      await screen.findByText(/Set by hand to \$150\.00: 20th Nov, 2026 .*, Maya Ellison\.$/),
    ).toBeInTheDocument();
  });

  it('says honestly when no steps are told, and when it did not load', async () => {
    const { explanation: _explanation, pricedWith: _pricedWith, ...silent } = taken;
    api = fakeApi(...known(), answers(itemPrice, silent));
    open();
    await userEvent.click(await within(await shownItems()).findByRole('button', { name: base }));
    expect(await screen.findByText('Its steps are not on record, or not yours to see.')).toBeInTheDocument();
    expect(screen.queryByText(/^By the prices of/)).not.toBeInTheDocument();
    leave();
    api.change(refuses(itemPrice, 503));
    open();
    await userEvent.click(await within(await shownItems()).findByRole('button', { name: base }));
    expect(await screen.findByText('The price did not load.')).toBeInTheDocument();
    api.change(answers(itemPrice, { ...silent, productId: null }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByText('It is no converter of the catalogue: its price was entered.'),
    ).toBeInTheDocument();
  });

  it('hands what it is priced for to those who show the price of today beside it, on an invoice too', async () => {
    api = fakeApi(answers(itemPrice, taken));
    const Today = (props: Record<string, unknown>) => <p>{`Today ${JSON.stringify(props)}`}</p>;
    provideModuleLoader(async () => ({ default: panel({ store, Panel: Today }) }));
    const remote = { name: 'mfe-demo', title: 'Demo', version: '1' };
    const slot = {
      id: 'today',
      slot: 'loads.item-price.v1',
      label: 'Today',
      order: 1,
      module: './today',
      remote,
    };
    renderWithPlatform(
      <ItemPrices loadId={idOf(700)}>
        <InvoicePaper invoice={bought} />
      </ItemPrices>,
      { store, session: { canSeeUnitPrice: true, canBuildCart: true }, contributions: { slots: [slot] } },
    );
    await userEvent.click(screen.getByRole('button', { name: /^\$172\.23, Price of KT 0334/ }));
    const { productId, companyId, facilityId, facilityName } = taken;
    const context = JSON.stringify({ productId, companyId, facilityId, facilityName });
    expect(await screen.findByText(`Today ${context}`)).toBeInTheDocument();
  });

  it('is explained by nothing where another price was offered than it was added at', async () => {
    const { basePrice: _, ...offered } = anItem({ adjustedPrice: 150 });
    api = fakeApi(...known(aLoadDetail({ items: [offered] })));
    open();
    expect((await screen.findAllByText('$150.00')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /how it came about/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of KT 0334' }));
    expect(await screen.findByRole('menuitem', { name: 'History' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Explain price' })).not.toBeInTheDocument();
  });

  it('is a plain figure for those who may not ask', async () => {
    api = fakeApi(answers(itemPrice, taken));
    renderWithPlatform(
      <ItemPrices loadId={idOf(700)}>
        <InvoicePaper invoice={bought} />
      </ItemPrices>,
      { store, session: { canSeeUnitPrice: false, canBuildCart: true } },
    );
    expect(screen.getByText('$172.23')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
