import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { invoiceGet, paymentList } from '@washcoat/contract-invoicing';
import { answers, fakeApi, refuses } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { loadsApi } from '../app/api';
import { store } from '../app/store';
import { detail, idOf, payments } from './invoice.fixture';
import { open, opened, paid } from './opened-invoice.fixture';

describe('an invoice', () => {
  let api: ReturnType<typeof fakeApi>;

  afterEach(() => {
    cleanup();
    store.dispatch(loadsApi.util.resetApiState());
    api.restore();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    ['[INV-007]', '/invoices/load/', '/invoices/settled'],
    ['[INV-009]', '/invoices/settled/load/', '/invoices/settled'],
    ['[INV-010]', '/invoices/Franchise/load/', '/invoices/franchise'],
  ])('%s %s shows the paper and leads back to %s', async (_row, path, list) => {
    api = fakeApi(opened(), paid);
    open(`${path}${idOf(8)}`);
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'ATL-000318' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', list);
    expect(api.callsOf(invoiceGet)[0]?.input).toEqual({ loadId: idOf(8) });
  });

  it('never shows a signature under another sum without saying what it was given for', async () => {
    const signedFor = { revision: 1, grandtotal: 3500, at: '2026-11-16T15:00:00.000Z', isCurrent: false };
    api = fakeApi(opened(detail({ signedFor })), paid);
    open();
    const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
    expect(
      paper.getByText('Signed for revision 1, $3,500.00, 11/16/2026. Revision 2 is not signed.'),
    ).toBeInTheDocument();
    expect(paper.queryByText('Signature and date')).not.toBeInTheDocument();
    expect(paper.getByText('Revision 2')).toBeInTheDocument();
  });

  it.each([
    [
      'amended',
      { status: 'settled', revision: 2 },
      'The books have revision 1 of 11/18/2026, fully paid. It now is revision 2: correct the books by hand.',
    ],
    [
      'amended and opened again',
      { status: 'partlyPaid', revision: 2 },
      'The books have revision 1 of 11/18/2026, fully paid. It now is revision 2 and is not fully paid: correct the books by hand.',
    ],
    [
      'paid too much',
      { status: 'overpaid', revision: 1 },
      'The books have revision 1 of 11/18/2026, fully paid. It now is overpaid: correct the books by hand.',
    ],
    ['left as it was', { status: 'settled', revision: 1 }, null],
  ] as const)('says what the books do not have of an invoice that was %s since', async (_how, now, text) => {
    const books = { revision: 1, at: '2026-11-18T15:00:00.000Z' };
    api = fakeApi(opened(detail({ books, ...now })), paid);
    open();
    await screen.findByRole('article', { name: 'Invoice' });
    if (text) expect(screen.getByText(text)).toBeInTheDocument();
    else expect(screen.queryByText(/The books have/)).not.toBeInTheDocument();
  });

  it('moves with what others do to it while it is open, and so do its payments', async () => {
    jest.useFakeTimers();
    api = fakeApi(opened(), paid);
    open();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('article', { name: 'Invoice' })).toBeInTheDocument();
    expect(screen.queryByText('Revision 3')).not.toBeInTheDocument();
    const [first] = payments;
    const isAlone = { list: first ? [first] : [], areMoreItemsAvailable: false, amountReceived: 1800 };
    api.change(opened(detail({ revision: 3 })), answers(paymentList, isAlone));
    await act(() => jest.advanceTimersByTimeAsync(6000));
    expect(screen.getAllByText('Revision 3')[0]).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Delete payment/ })).toHaveLength(1);
  });

  it('[INV-054] [INV-056] [INV-030] shows parties, items, totals, a tax of 0 and dates as MM/DD/YYYY', async () => {
    api = fakeApi(opened(), paid);
    const { container } = open();
    const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
    for (const text of [
      'Washcoat House',
      'Sweetwater Salvage',
      'Marietta, GA 30060',
      'Ruben Alvarez',
      'Finalised 11/16/2026',
      '6 pieces, 2 boxes',
      'Discount 2 %',
      '−$79.55',
      '$3,897.86',
    ])
      expect(paper.getByText(text)).toBeInTheDocument();
    expect(paper.getByRole('row', { name: 'Tax $0.00' })).toBeInTheDocument();
    const items = within(paper.getByRole('table', { name: 'Items' }));
    expect(items.getByRole('row', { name: /GD3.* 1 3 \$207.38 \$622.14/ })).toBeInTheDocument();
    expect(items.queryByText('NOT BOUGHT')).not.toBeInTheDocument();
    const types = within(paper.getByRole('table', { name: 'By type' }));
    expect(types.getAllByRole('row')).toHaveLength(2);
    await screen.findByText('10482');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('[LDET-092] adds up by type to the subtotal with converters for test, counts them, weighs wire and says the speed', async () => {
    const { items, invoioceItemDetails } = detail();
    const [first] = items;
    if (!first) throw new Error('The example invoice has an item.');
    const mixed = detail({
      subtotal: 142.6,
      items: [
        { ...first, box: 0, finalQty: 2.5 },
        {
          ...first,
          ...{ itemId: idOf(299), box: 0, oem: 'FOIL', type: 'IMPORT WIRE' as const },
          ...{ finalQty: 2.1473, adjustedPrice: 32.2731, total: 69.3 },
        },
      ],
      invoioceItemDetails: {
        ...invoioceItemDetails,
        totalCeramicPieces: 1,
        ceramicUnitCount: 1,
        ceramicValue: 36.67,
        importFoilValue: 69.3,
        importFoilLBS: 1,
        totalImportFoilPieces: 1,
        testUnits: 1,
      },
    });
    api = fakeApi(opened(mixed), paid);
    open();
    const paper = within(await screen.findByRole('article', { name: 'Invoice' }));
    const types = within(paper.getByRole('table', { name: 'By type' }));
    expect(types.getByRole('row', { name: 'For test 1 1 $36.63' })).toBeInTheDocument();
    expect(types.getAllByRole('row')).toHaveLength(4);
    expect(paper.getByText('3 pieces (2.5 full units)')).toBeInTheDocument();
    expect(paper.getByText('Cats per minute 0.0 P/M')).toBeInTheDocument();
    expect(
      paper.getByRole('row', { name: /FOIL.* 2\.1473 lb .*\$32\.2731 \/ lb.* \$69\.30/ }),
    ).toBeInTheDocument();
  });

  it('waits for an invoice that is being made', async () => {
    api = fakeApi(refuses(invoiceGet, 404), paid);
    open();
    expect(await screen.findByText('The invoice is being made')).toBeInTheDocument();
    api.change(opened());
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
  });

  it('says that it is gone when it does not come within five seconds', async () => {
    api = fakeApi(refuses(invoiceGet, 404), paid);
    open();
    expect(
      await screen.findByText('This invoice is gone, or not yours to see.', {}, { timeout: 9000 }),
    ).toBeInTheDocument();
    expect(api.callsOf(invoiceGet)).toHaveLength(11);
    expect(screen.getByRole('link', { name: 'Back to Invoices' })).toHaveAttribute(
      'href',
      '/invoices/settled',
    );
  });

  it('[INV-050] says that it did not load and offers another try', async () => {
    api = fakeApi(refuses(invoiceGet, 503), paid);
    open();
    expect(await screen.findByText('Something went wrong please try agian later')).toBeInTheDocument();
    api.change(opened());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
  });

  it('[INV-008] shows nothing but the paper under /invoices/pdf', async () => {
    api = fakeApi(opened(), paid);
    open(`/invoices/pdf/${idOf(8)}`);
    expect(await screen.findByRole('article', { name: 'Invoice' })).toBeInTheDocument();
    expect(document.title).toBe('ATL-000318');
    expect(screen.queryByText('Payment status')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
