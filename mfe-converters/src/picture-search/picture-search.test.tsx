import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { imageSearch, productDetail, priceHistory } from '@washcoat/contract-converters';
import type { SignedIn } from '@washcoat/contract-entities';
import { loadList } from '@washcoat/contract-loads';
import { noConnection } from '@washcoat/platform-sdk';
import { answers, fakeApi, refuses, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { axe } from 'jest-axe';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { detailA, openCart, testId } from '../converter/converter.fixture';
import { sharedStampText } from '../converter/converter-marks';
import { useIdentifySearch } from '../identify/use-identify-search';
import { PictureSearchButton } from './picture-search-button';
import { alike, foundByPicture, likely, sure } from './picture-search.fixture';
import { forgetPicture } from './picture-search.store';

const house: Partial<SignedIn> = { hierarchy: 1, canShowPricing: true, canBuildCart: true };
const photo = new File(['pixels'], 'shell.jpg', { type: 'image/jpeg' });
const LABEL = 'Search by picture';

function Toolbar() {
  const { search } = useIdentifySearch();
  return <PictureSearchButton search={search} />;
}

/** Leaves a call unanswered until the test answers it. */
function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { reply: () => until.then(() => foundByPicture), release: () => release() };
}

describe('the search by picture', () => {
  let api: ReturnType<typeof fakeApi>;
  const revoked = jest.fn();

  const open = (session: Partial<SignedIn> = house, route = '/converters/identify') =>
    renderWithPlatform(<Toolbar />, { route, store, session });
  const openDialog = async () => {
    await userEvent.click(screen.getByRole('button', { name: LABEL }));
    return screen.findByRole('dialog', { name: LABEL });
  };
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/^Photo of the converter/), { target: { files: [file] } });
  const part = (name: string) => screen.findByRole('region', { name });

  beforeEach(() => {
    api = fakeApi(answers(imageSearch, foundByPicture));
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = revoked;
  });
  afterEach(() => {
    cleanup();
    act(forgetPicture);
    store.dispatch(convertersApi.util.resetApiState());
    api.restore();
    localStorage.clear();
    revoked.mockClear();
  });

  it.each<[string, Partial<SignedIn>, boolean]>([
    ['hierarchy 1', { hierarchy: 1 }, true],
    ['hierarchy 10', { hierarchy: 10 }, true],
    ['the advanced filters', { hierarchy: 4, canShowAdvancedSearchFilters: true }, true],
    ['hierarchy 4 without them', { hierarchy: 4 }, false],
    ['a subscriber', { hierarchy: 2 }, false],
    ['a new user', { hierarchy: 1, isNewUser: true }, false],
  ])('[CONV-019] is offered by right: %s', (_who, session, isOffered) => {
    open(session);
    expect(screen.queryAllByRole('button', { name: LABEL })).toHaveLength(isOffered ? 1 : 0);
  });

  it('opens by its address', async () => {
    open(house, '/converters/identify?picture=1');
    expect(await screen.findByRole('dialog', { name: LABEL })).toBeInTheDocument();
  });

  it('says what was read and how surely, and what it may be and why, guesses apart', async () => {
    open();
    const dialog = await openDialog();
    expect(within(dialog).getByText('The photo stays on this server and is not kept.')).toBeInTheDocument();
    choose(photo);
    const read = await part('What was read');
    expect(
      within(read)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['KT 0334Clearly read, 96\u00a0%', 'A 204Doubtful, check it, 52\u00a0%']);
    const found = within(await part('Found by the code')).getAllByRole('listitem');
    expect(found).toHaveLength(1);
    expect(found[0]).toHaveTextContent('KT 0334Sure');
    expect(found[0]).toHaveTextContent(
      'Its code was read whole and is on no other converter; its picture looks alike, 71 %.',
    );
    expect(found[0]).toHaveTextContent('CERAMIC · cylinder · 1,180 g');
    expect(found[0]).toHaveTextContent('$172.23');
    const guesses = within(await part('Guesses')).getAllByRole('listitem');
    expect(
      guesses.map(({ textContent }) => /(A guess|Only looks alike)/.exec(textContent ?? '')?.[0]),
    ).toEqual(['A guess', 'Only looks alike']);
    expect(guesses[1]).toHaveTextContent('Only its picture looks alike, 64 %.');
    expect(await axe(document.body)).toHaveNoViolations();
    const [seen] = api.callsOf(imageSearch);
    expect(seen?.input.image).toBeInstanceOf(File);
    expect(Object.keys(seen?.input ?? {})).toEqual(['image']);
  });

  it('tells apart two that carry the code that was read, and is sure of neither', async () => {
    const twin = { ...likely, productId: testId(9), shape: 'can', subweight: 960, lookScore: 0.2 };
    api.change(
      answers(imageSearch, { readText: [{ text: '55570431', confidence: 0.8 }], list: [likely, twin] }),
    );
    open();
    await openDialog();
    choose(photo);
    const rows = within(await part('Found by the code')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/55570431Likely.*DIESEL · cylinder · 1,180 g.*like what was read, 84\s%\./),
      expect.stringMatching(/55570431Likely.*DIESEL · can · 960 g.*like what was read, 84\s%\./),
    ]);
    expect(within(rows[0] ?? document.body).getByLabelText(sharedStampText)).toBeInTheDocument();
    expect(screen.getByText('Legible, 80 %')).toBeInTheDocument();
  });

  it('says plainly when nothing was read, and when nothing is alike', async () => {
    api.change(answers(imageSearch, { readText: [], list: [alike] }));
    open();
    await openDialog();
    choose(photo);
    expect(await screen.findByText('The text could not be read.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Search for what was read' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Found by the code' })).not.toBeInTheDocument();
    expect(await part('A guess')).toHaveTextContent('Only looks alike');
    api.change(answers(imageSearch, { readText: [], list: [] }));
    choose(photo);
    expect(await screen.findByText('Nothing in the catalogue is alike')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ask an expert' }));
    expect(window.location.search).toContain('ask=1');
  });

  it('puts what was read into the search and keeps its filters', async () => {
    open(house, '/converters/identify/make=Mercedes?facility=Atlanta');
    await openDialog();
    choose(photo);
    await userEvent.click(await screen.findByRole('button', { name: 'Search for what was read' }));
    expect(decodeURIComponent(window.location.pathname)).toBe(
      '/converters/identify/make=Mercedes;text=KT 0334 A 204',
    );
    expect(window.location.search).toBe('?facility=Atlanta');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a converter, and Back leads to what was found', async () => {
    open();
    await openDialog();
    choose(photo);
    const link = await screen.findByRole('link', { name: `Open ${sure.oem}` });
    await userEvent.click(link);
    expect(window.location.pathname).toBe(`/converter/${sure.productId}/2`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => window.history.back());
    expect(await part('Found by the code')).toHaveTextContent(sure.oem);
    expect(api.callsOf(imageSearch)).toHaveLength(1);
  });

  it('prices what is found for whom the page prices, shows the price and adds to a cart', async () => {
    api.change(
      answers(productDetail, detailA),
      answers(priceHistory, { list: [], high: null, low: null, average: null }),
      answers(loadList, { list: [openCart(11, 'Monday run')], areMoreItemsAvailable: false }),
    );
    open(house, `/converters/identify?facility=Atlanta&customer=${testId(70)}&customerName=Harlan`);
    await openDialog();
    choose(photo);
    await userEvent.click(await screen.findByRole('button', { name: 'Show prices of KT 0334' }));
    const asked = { companyId: testId(70), facilityCity: 'Atlanta' };
    expect(api.callsOf(imageSearch)[0]?.input).toMatchObject(asked);
    const popup = await screen.findByRole('dialog', { name: 'Prices of KT 0334' });
    await waitFor(() => expect(api.callsOf(productDetail)[0]?.input).toMatchObject(asked));
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: KT 0334' }));
    expect(await screen.findByRole('dialog', { name: 'Add KT 0334 to a cart' })).toBeInTheDocument();
  });

  it('leaves prices and carts to those who may', async () => {
    const { offerPrice: _offer, ...unpriced } = sure;
    api.change(answers(imageSearch, { readText: [], list: [unpriced] }));
    open({ hierarchy: 4, canShowAdvancedSearchFilters: true });
    await openDialog();
    choose(photo);
    expect(await screen.findByRole('link', { name: 'Open KT 0334' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /prices|cart/i })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).not.toHaveTextContent('$');
  });

  it('shows the photo while it is searched for and can be cancelled', async () => {
    const call = held();
    api.change(answers(imageSearch, call.reply));
    open();
    await openDialog();
    choose(photo);
    expect(await screen.findByRole('progressbar', { name: 'Searching' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Your photo' })).toHaveAttribute('src', 'blob:photo');
    expect(screen.getByText(/^Reading what is stamped on it and comparing it/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel search' }));
    expect(screen.queryByRole('img', { name: 'Your photo' })).not.toBeInTheDocument();
    expect(revoked).toHaveBeenCalledWith('blob:photo');
    await act(async () => call.release());
    expect(screen.getByRole('button', { name: 'Choose picture' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'What was read' })).not.toBeInTheDocument();
  });

  it('takes a photo that is pasted or dropped', async () => {
    open();
    await openDialog();
    fireEvent.paste(document, {
      clipboardData: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' })] },
    });
    expect(api.callsOf(imageSearch)).toEqual([]);
    fireEvent.paste(document, { clipboardData: { files: [photo] } });
    await part('Found by the code');
    fireEvent.drop(screen.getByRole('img', { name: 'Your photo' }), { dataTransfer: { files: [photo] } });
    await waitFor(() => expect(api.callsOf(imageSearch)).toHaveLength(2));
    expect(await part('Found by the code')).toBeInTheDocument();
  });

  it.each([
    ['a renamed program', 400, 'This is no picture we can read. Choose a JPG, PNG or GIF.'],
    ['a picture of 2 × 2', 400, 'This picture is too small to show a converter. Choose a larger one.'],
    ['13 MB', 413, 'A picture may have at most 12 MB.'],
  ])('says the server’s sentence for %s, which another picture answers', async (_what, status, error) => {
    api.change(refuses(imageSearch, status, { error }));
    open();
    await openDialog();
    choose(photo);
    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Photo of the converter/)).toBeInvalid();
    fireEvent.error(screen.getByRole('img', { name: 'Your photo' }));
    expect(screen.getByRole('img', { name: 'No picture' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    api.change(answers(imageSearch, foundByPicture));
    choose(photo);
    expect(await part('Found by the code')).toBeInTheDocument();
    expect(screen.queryByText(error)).not.toBeInTheDocument();
  });

  it('says that many photos are being read, and searches again', async () => {
    const error = 'Many photos are being read right now. Try again in a moment.';
    api.change(refuses(imageSearch, 429, { error }));
    open();
    await openDialog();
    choose(photo);
    expect(await screen.findByText(error)).toBeInTheDocument();
    api.change(answers(imageSearch, foundByPicture));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await part('Found by the code')).toBeInTheDocument();
    expect(screen.queryByText(error)).not.toBeInTheDocument();
  });

  it('says that there is no connection', async () => {
    api.change({ definition: imageSearch, reply: () => Promise.reject(new TypeError('offline')) });
    open();
    await openDialog();
    choose(photo);
    expect(await screen.findByText(noConnection)).toBeInTheDocument();
  });

  it.each([
    [
      'too large',
      Object.defineProperty(new File(['x'], 'big.jpg'), 'size', { value: 13_631_488 }),
      'big.jpg has 13 MB, the limit is 12 MB.',
    ],
    [
      'a program',
      new File(['x'], 'tool.exe', { type: 'application/x-msdownload' }),
      'tool.exe is not a JPG, JPEG, PNG or GIF.',
    ],
  ])('sends nothing that is %s', async (_what, file, words) => {
    open();
    await openDialog();
    choose(file);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(api.callsOf(imageSearch)).toEqual([]);
  });
});
