import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGet, loadLabelsPdf } from '@washcoat/contract-loads';
import { Route, Routes } from '@washcoat/platform-sdk';
import { fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { store } from '../app/store';
import LoadDetailScreen from '../load-detail/load-detail.screen';
import { known, leave, loadPath, open } from '../load-detail/opened-load.fixture';
import { aLoadDetail, anItem, idOf } from '../testing/loads.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

describe('labels on the page of a load', () => {
  let api: ReturnType<typeof fakeApi>;
  afterEach(() => {
    leave();
    api.restore();
  });

  it('are asked for by what they are for and printed on; why there are none is said', async () => {
    api = fakeApi(
      ...known(aLoadDetail({ party: 'buyer' })),
      refuses(loadLabelsPdf, 409, { error: 'Print at most 500 labels at once.' }),
    );
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of the load' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Print labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print labels' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Export PDF' }));
    expect(await screen.findByText('Print at most 500 labels at once.')).toBeInTheDocument();
    expect(api.callsOf(loadLabelsPdf).map(({ input }) => input)).toEqual([
      { loadId: idOf(700), kind: 'items', paper: 'roll' },
    ]);
  });

  it.each([
    ['the item of its code above the others', idOf(801), 'GS2'],
    ['that its item is gone', idOf(899), 'This item is not on this load any more.'],
  ])('shows %s, out of all items', async (_what, item, words) => {
    const other = anItem({ itemId: idOf(801), oem: 'GS2' });
    api = fakeApi(...known(aLoadDetail({ items: [anItem(), other] })));
    renderWithPlatform(
      <Routes>
        <Route path="/loads/load/:loadId" element={<LoadDetailScreen />} />
      </Routes>,
      { route: `${loadPath}?item=${item}`, store, session: { canBuildCart: true } },
    );
    const heading = await screen.findByRole('heading', { name: 'Scanned label' });
    const card = within(heading.closest('section') ?? document.body);
    expect(card.getAllByText(words)[0]).toBeInTheDocument();
    expect(api.callsOf(loadGet)[0]?.input).toMatchObject({ isShowAll: 'true' });
    await userEvent.click(card.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('heading', { name: 'Scanned label' })).toBeNull();
  });
});
