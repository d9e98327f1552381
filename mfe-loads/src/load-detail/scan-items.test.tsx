import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productList, type Product } from '@washcoat/contract-converters';
import { imageUpload } from '@washcoat/contract-files';
import { itemAdd, itemDelete, itemEdit, itemsAdd } from '@washcoat/contract-loads';
import { answers, fakeApi, memoryIndexedDb, type SeenCall } from '@washcoat/platform-sdk/testing';
import fc from 'fast-check';
import { anItem, idOf } from '../testing/loads.fixture';
import { known, leave, open, product } from './opened-load.fixture';

jest.mock('signature_pad', () => jest.requireActual('../testing/fake-signature-pad'));

const part = (n: number, oem: string, facts: Partial<Product> = {}): Product => ({
  ...product,
  productId: idOf(n),
  oem,
  ...facts,
});
const gs2 = part(410, 'GS2');
const kt = part(411, 'KT 0334');
const stamp = [part(412, 'GD3', { isSharedStamp: true }), part(413, 'GD3', { isSharedStamp: true })];
const catalogue = [gs2, kt, ...stamp];

interface Line {
  key: string;
  productId: string;
  quantity: number;
  box: number;
  loadUrls: string[];
}

/** A service that keeps the lines it was sent, each key once, and answers after `pause`. */
function cartService(pause: () => Promise<void> = () => Promise.resolve()) {
  const lines: Line[] = [];
  const find = async ({ input }: SeenCall) => {
    await pause();
    const list = catalogue.filter(({ oem }) => oem.startsWith(String(input.text).toUpperCase()));
    return { list, areMoreItemsAvailable: false, isLimited: false };
  };
  const add = async ({ input }: SeenCall) => {
    const sent = input.lines as Line[];
    for (const line of sent) if (!lines.some(({ key }) => key === line.key)) lines.push(line);
    await pause();
    const itemOf = ({ productId, quantity, box }: Line, at: number) => {
      const oem = catalogue.find((one) => one.productId === productId)?.oem ?? '';
      return anItem({
        itemId: idOf(900 + lines.length + at),
        productId,
        oem,
        quantity,
        finalQty: quantity,
        box,
      });
    };
    return {
      message: 'Successfully added the item in load',
      lines: sent.map((line, at) => ({ key: line.key, item: itemOf(line, at) })),
    };
  };
  return {
    lines,
    given: [...known(), answers(productList, find), answers(itemsAdd, add)],
    oems: () => lines.map(({ productId }) => catalogue.find((one) => one.productId === productId)?.oem),
  };
}

const codeBox = () => screen.findByRole('combobox', { name: 'Code' });
const addedLast = async () => within(await screen.findByRole('list', { name: 'Added last' }));

describe('scanning into a load', () => {
  let api: ReturnType<typeof fakeApi>;
  let takeAway: () => void = () => undefined;

  afterEach(() => {
    leave();
    api.restore();
    takeAway();
  });

  it('[LDET-011] [LDET-052] [LDET-089] has the focus on arrival; code and Enter add one piece, named with Undo', async () => {
    const service = cartService();
    api = fakeApi(...service.given, answers(itemDelete, { message: 'Deleted' }));
    open();
    expect(await codeBox()).toHaveFocus();
    await userEvent.keyboard('GS2{Enter}{Enter}');
    const added = await addedLast();
    expect(await added.findByText('1 ×', { exact: false })).toHaveTextContent('1 × GS2');
    expect(await screen.findByText('Successfully added the item in load')).toBeInTheDocument();
    expect(service.lines).toMatchObject([{ productId: gs2.productId, quantity: 1, unit: 1, box: 1 }]);
    await userEvent.click(added.getByRole('button', { name: 'Undo GS2' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Added last' })).not.toBeInTheDocument());
    expect(api.callsOf(itemDelete)).toMatchObject([{ input: { version: 3 } }]);
    expect(await codeBox()).toHaveFocus();
  });

  it('[LDET-034] takes out what was just changed once that is answered, of the version that it leaves', async () => {
    let answerEdit: () => void = () => undefined;
    const edited = new Promise<void>((resolve) => (answerEdit = resolve));
    const service = cartService();
    api = fakeApi(
      ...service.given,
      answers(itemsAdd, ({ input }) => {
        const [line] = input.lines as Line[];
        return { message: 'Added', lines: [{ key: line?.key ?? '', item: anItem() }] };
      }),
      answers(itemEdit, async () => {
        await edited;
        return { message: 'Updated', item: anItem({ version: 4, quantity: 0.75 }) };
      }),
      answers(itemDelete, { message: 'Deleted' }),
    );
    open();
    await codeBox();
    await userEvent.keyboard('KT 0334{Enter}');
    const undo = (await addedLast()).getByRole('button', { name: 'Undo KT 0334' });
    await userEvent.click(screen.getByRole('button', { name: /^Change quantity of KT 0334/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '0.75' }));
    await userEvent.click(undo);
    expect(api.callsOf(itemDelete)).toEqual([]);
    answerEdit();
    await waitFor(() => expect(api.callsOf(itemDelete)).toMatchObject([{ input: { version: 4 } }]));
  });

  it('adds what is typed over a part that was picked, and not that part', async () => {
    const service = cartService();
    api = fakeApi(...service.given, answers(itemAdd, { message: 'Added', item: anItem() }));
    open();
    await userEvent.type(await codeBox(), 'KT');
    await userEvent.click(await screen.findByRole('option', { name: /KT 0334/ }, { timeout: 3000 }));
    const editor = await screen.findByRole('form', { name: 'Item to add' });
    expect(editor).toHaveTextContent('KT 0334');
    await userEvent.keyboard('GS2{Enter}');
    await waitFor(() => expect(service.oems()).toEqual(['GS2']));
    expect(editor).not.toBeInTheDocument();
    expect(api.callsOf(itemAdd)).toEqual([]);
  });

  it('takes no option that nobody highlighted: Enter adds what carries the code', async () => {
    const service = cartService();
    api = fakeApi(...service.given);
    open();
    await userEvent.type(await codeBox(), 'KT 0334');
    const option = await screen.findByRole('option', { name: /KT 0334/ }, { timeout: 3000 });
    expect(option).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(service.oems()).toEqual(['KT 0334']));
    expect(screen.queryByRole('form', { name: 'Item to add' })).not.toBeInTheDocument();
  });

  it('never adds a shared stamp without a choice, and keeps it when the next code comes', async () => {
    const service = cartService();
    api = fakeApi(...service.given);
    open();
    await codeBox();
    await userEvent.keyboard('GD3{Enter}{Enter}');
    expect(await screen.findByText('Nothing was added: choose the part, 1 to 2.')).toBeInTheDocument();
    await userEvent.keyboard('0.75*');
    await userEvent.keyboard('GS2{Enter}');
    await waitFor(() => expect(service.oems()).toEqual(['GS2']));
    await userEvent.click(screen.getByRole('button', { name: 'Choose: GD3' }));
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(service.lines).toHaveLength(2));
    expect(service.lines[1]).toMatchObject({ productId: stamp[1]?.productId, quantity: 0.75 });
  });

  /** Enters a ceramic item ZX 9 with a picture in the dialog of Other…, which it answers. */
  async function enterOther() {
    await userEvent.click(await screen.findByRole('button', { name: 'Other...' }));
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('combobox', { name: /Type/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'CERAMIC' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Code/ }), 'ZX 9');
    const picture = new File(['x'], 'cat.jpg', { type: 'image/jpeg' });
    await userEvent.upload(dialog.getByLabelText('Add picture: file'), picture);
    return dialog;
  }

  it('[LDET-012] keeps what is entered in Other... while there is no server, and sends it once with its key', async () => {
    const service = cartService();
    const isAway = () => Promise.reject(new TypeError('Failed to fetch'));
    const away = [answers(itemAdd, isAway), answers(itemsAdd, isAway), answers(imageUpload, isAway)];
    api = fakeApi(...service.given, ...away);
    open();
    const dialog = await enterOther();
    expect(await screen.findByText(/so the picture was not taken over/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    const added = await addedLast();
    expect(added.getByRole('listitem')).toHaveTextContent('1 × ZX 9');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const kept = Object.entries({ ...localStorage }).find(([name]) => name.includes('.scan.'));
    expect(kept?.[1]).toContain('ZX 9');
    expect(await added.findByText('Not added', {}, { timeout: 5_000 })).toBeInTheDocument();
    api.change(...service.given.slice(-1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(service.lines).toHaveLength(1));
    const first = api.callsOf(itemAdd)[0];
    expect(service.lines[0]).toMatchObject({
      ...{ key: first?.headers.get('Idempotency-Key'), oem: 'ZX 9', type: 'CERAMIC', quantity: 1 },
    });
    expect(api.callsOf(itemAdd)).toHaveLength(1);
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((name) => name.includes('.scan.'))).toEqual([]),
    );
  });

  it('[LDET-012] [LDET-054] keeps a picture with what is entered while there is no server; both are in once', async () => {
    takeAway = memoryIndexedDb();
    const service = cartService();
    const isAway = () => Promise.reject(new TypeError('Failed to fetch'));
    const away = [answers(itemAdd, isAway), answers(itemsAdd, isAway), answers(imageUpload, isAway)];
    api = fakeApi(...service.given, ...away);
    open({ isPictureMandatory: true });
    const dialog = await enterOther();
    expect(await screen.findByText(/The picture waits on this device/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    const added = await addedLast();
    expect(await added.findByText('Not added', {}, { timeout: 5_000 })).toBeInTheDocument();
    let uploads = 0;
    const upload = answers(imageUpload, ({ input }) => {
      uploads += 1;
      expect(input.image).toMatchObject({ name: 'cat.jpg' });
      return { imageUrl: '/images/cat.jpg' };
    });
    // The first answer is lost: what is sent again is the same, picture and all.
    let isLost = true;
    const lose = answers(itemsAdd, async ({ input }) => {
      if (!isLost) throw new TypeError('Failed to fetch');
      isLost = false;
      service.lines.push(...(input.lines as Line[]));
      throw new TypeError('Failed to fetch');
    });
    api.change(upload, lose);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(service.lines).toHaveLength(1));
    api.change(...service.given.slice(-1));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(added.queryByText(/^Not added$|^Adding$/)).not.toBeInTheDocument(), {
      timeout: 6_000,
    });
    const sent = api.callsOf(itemsAdd).flatMap(({ input }) => input.lines as Line[]);
    const carried = sent.filter(({ loadUrls }) => loadUrls.length > 0);
    expect(carried.length).toBeGreaterThan(1);
    for (const line of carried) expect(line).toEqual(service.lines[0]);
    expect(service.lines).toMatchObject([{ oem: 'ZX 9', loadUrls: ['/images/cat.jpg'] }]);
    expect(uploads).toBe(1);
  });

  it('[LDET-054] takes a part that was asked about and found no server as answered, and the next code is of one', async () => {
    const service = cartService();
    const isAway = () => Promise.reject(new TypeError('Failed to fetch'));
    api = fakeApi(...service.given, answers(itemAdd, isAway), answers(itemsAdd, isAway));
    open();
    await userEvent.type(await codeBox(), '3*KT');
    await userEvent.click(await screen.findByRole('option', { name: /KT 0334/ }, { timeout: 3000 }));
    const editor = await screen.findByRole('form', { name: 'Item to add' });
    await userEvent.click(within(editor).getByRole('button', { name: 'Add' }));
    expect((await addedLast()).getByRole('listitem')).toHaveTextContent('KT 0334');
    await waitFor(() => expect(editor).not.toBeInTheDocument());
    api.change(...service.given.slice(-1));
    await userEvent.keyboard('GS2{Enter}');
    await waitFor(() => expect(service.oems()).toContain('GS2'));
    expect(service.lines.find(({ productId }) => productId === gs2.productId)).toMatchObject({ quantity: 1 });
  });

  it('says that nothing carries a code, and keeps a code that was not looked up', async () => {
    const service = cartService();
    api = fakeApi(...service.given);
    open();
    await codeBox();
    await userEvent.keyboard('ZZ9{Enter}');
    expect(await screen.findByText('No converter carries ZZ9.')).toBeInTheDocument();
    await userEvent.keyboard('GS2{Enter}');
    await waitFor(() => expect(service.oems()).toEqual(['GS2']));
    expect(await screen.findByRole('button', { name: 'Show: ZZ9' })).toBeInTheDocument();
  });

  it('[LDET-054] asks for the picture that is required before it adds what was scanned', async () => {
    const service = cartService();
    api = fakeApi(...service.given);
    open({ isPictureMandatory: true });
    await codeBox();
    await userEvent.keyboard('GS2{Enter}');
    const editor = within(await screen.findByRole('form', { name: 'Item to add' }));
    await userEvent.keyboard('{Enter}');
    expect(await editor.findByText('Please upload atleast one image')).toBeInTheDocument();
    expect(service.lines).toEqual([]);
  });
});

/** Codes as a hand scanner sends them, each with one return or more. */
const scans = fc.array(
  fc.record({ code: fc.constantFrom('GS2', 'KT 0334'), returns: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 4 },
);

it('adds each code once and in order, however late answers come and whatever overtakes them', async () => {
  await fc.assert(
    fc.asyncProperty(scans, fc.infiniteStream(fc.integer({ min: 0, max: 3 })), async (all, turns) => {
      const pause = async () => {
        const { value } = turns.next();
        for (let turn = 0; turn < (value ?? 0); turn += 1)
          await new Promise((resolve) => {
            setTimeout(resolve, 0);
          });
      };
      const service = cartService(pause);
      const api = fakeApi(...service.given);
      try {
        open();
        await codeBox();
        for (const { code, returns } of all) await userEvent.keyboard(code + '{Enter}'.repeat(returns));
        await waitFor(() => expect(service.lines).toHaveLength(all.length));
        expect(service.oems()).toEqual(all.map(({ code }) => code));
        await waitFor(() => expect(screen.queryByText('Adding')).not.toBeInTheDocument());
      } finally {
        leave();
        api.restore();
      }
    }),
    { numRuns: 4 },
  );
}, 60_000);
