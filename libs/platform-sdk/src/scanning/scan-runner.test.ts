import { answerScan } from './answer-scan';
import { enterScan } from './enter-scan';
import { entryOf, highlighted, unfinished } from './scan-state';
import { fakeServer, press, scannerFor, settled } from './scanning.fixture';
import type { Reply } from './scan-runner';
import type { ScanRules } from './scan-state';

function start(rules: Partial<ScanRules> = {}, server = fakeServer()) {
  const scanner = scannerFor(server.ports, rules);
  const type = async (keys: string) => {
    for (const key of keys) press(scanner, key);
    await settled();
  };
  return { ...server, scanner, type, state: () => scanner.store.get() };
}

describe('a code that a hand scanner sends', () => {
  it.each([
    ['a return and a line feed', 'AA1⏎⏎'],
    ['two returns and two line feeds', 'AA1⏎⏎⏎⏎'],
  ])('is added once with %s, before its answer is there', async (_ends, keys) => {
    const { type, cart, state } = start();
    await type(keys);
    expect(cart()).toEqual([['AA1', 1]]);
    expect(state().hint).toBe(keys.length > 5 ? 'added-already' : null);
  });

  it('is only shown with one return, and added with it where that is wanted', async () => {
    const shows = start();
    await shows.type('AA1⏎BB2⏎');
    expect(shows.cart()).toEqual([]);
    const adds = start({ addsAtOnce: true });
    await adds.type('AA1⏎BB2⏎3*AA1⏎⏎');
    expect(adds.cart()).toEqual([
      ['AA1', 1],
      ['BB2', 1],
      ['AA1', 3],
    ]);
  });

  it('is added once more with +, and as often as + is pressed', async () => {
    const { type, cart } = start();
    await type('AA1⏎⏎++');
    expect(cart()).toHaveLength(3);
  });
});

describe('a shared stamp', () => {
  it('is never added without a choice, and kept when the next code comes first', async () => {
    const { type, cart, state } = start();
    await type('SS⏎⏎');
    expect(cart()).toEqual([]);
    expect(state().hint).toBe('choose-first');
    expect(highlighted(state())).toBeNull();
    await type('AA1⏎⏎');
    expect(cart()).toEqual([['AA1', 1]]);
    expect(state().aside.map((id) => entryOf(state(), id)?.code)).toEqual(['SS']);
  });

  it('keeps the chosen part while a quantity is typed and adds that part', async () => {
    const { type, cart, state } = start();
    await type('SS⏎2');
    expect(highlighted(state())).toBe(1);
    await type('3');
    expect(highlighted(state())).toBe(1);
    await type('*');
    expect(highlighted(state())).toBe(1);
    expect(state().quantity).toBe(3);
    await type('⏎');
    expect(cart()).toEqual([['SS second', 3]]);
  });

  it('takes a quantity after a choice by hand, also one that is a digit of a part', async () => {
    const { type, cart, scanner, state } = start();
    await type('TT⏎');
    scanner.send({ is: 'choose', entry: state().current ?? 0, index: 1 });
    await type('3*⏎');
    expect(cart()).toEqual([['TT second', 3]]);
  });

  it('can be chosen later from what was set aside, with the quantity that was typed for it', async () => {
    const { type, cart, scanner, state } = start();
    await type('SS⏎5*⏎AA1⏎⏎');
    const [kept = 0] = state().aside;
    scanner.send({ is: 'reopen', entry: kept });
    await type('2⏎');
    expect(cart()).toEqual([
      ['AA1', 1],
      ['SS second', 5],
    ]);
    expect(state().aside).toEqual([]);
  });
});

describe('a quantity', () => {
  it.each([
    ['0.5*', 0.5],
    ['.25*', 0.25],
    ['0,75*', 0.75],
    ['1/4*', 0.25],
    ['Q12*', 12],
  ])('is read from %s', async (keys, quantity) => {
    const { type, cart } = start();
    await type(`AA1⏎${keys}⏎`);
    expect(cart()).toEqual([['AA1', quantity]]);
  });

  it('is of the part that is shown, and not of the code after it', async () => {
    const { type, cart } = start();
    await type('AA1⏎3*BB2⏎⏎');
    expect(cart()).toEqual([['BB2', 1]]);
  });

  it('after a code that nothing carries is of the next code, and what was typed before it stays with it', async () => {
    const { type, cart, state } = start({ addsAtOnce: true });
    await type('4*NO⏎3*AA1⏎');
    expect(cart()).toEqual([['AA1', 3]]);
    const [kept] = state().aside.map((id) => entryOf(state(), id));
    expect(kept).toMatchObject({ code: 'NO', quantity: 4 });
  });

  it('after a code that could not be looked up is of the next code', async () => {
    const isLost = (call: string) => call === 'find AA1';
    const server = fakeServer(<V>(answer: Reply<V>, call: string) =>
      Promise.resolve<Reply<V>>(isLost(call) ? { problem: 'no connection', isLost: true } : answer),
    );
    const { type, cart, state } = start({ addsAtOnce: true }, server);
    await type('AA1⏎2*BB2⏎');
    expect(cart()).toEqual([['BB2', 2]]);
    const [kept] = state().aside.map((id) => entryOf(state(), id));
    expect(kept).toMatchObject({ code: 'AA1', quantity: 1 });
  });

  it('may come before the code where nothing else is shown', async () => {
    const { type, cart } = start();
    await type('3*AA1⏎⏎0.5*BB2⏎⏎');
    expect(cart()).toEqual([
      ['AA1', 3],
      ['BB2', 0.5],
    ]);
  });
});

describe('an addition', () => {
  it('that was refused stays with its code, and Enter sends it again with the same quantity and key', async () => {
    const keys: string[] = [];
    const server = fakeServer();
    let refuses = true;
    const { add } = server.ports;
    server.ports.add = (entries) => {
      keys.push(...entries.map(({ key }) => key));
      return refuses
        ? Promise.resolve<Reply<never>>({ problem: 'The cart is completed', isLost: false })
        : add(entries);
    };
    const { type, cart, state } = start({}, server);
    await type('AA1⏎4*⏎');
    expect(unfinished(state())).toMatchObject([
      { code: 'AA1', quantity: 4, step: 'failed', problem: 'The cart is completed' },
    ]);
    refuses = false;
    await type('⏎');
    expect(cart()).toEqual([['AA1', 4]]);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('that breaks on its way fails alone, and the ones after it go in', async () => {
    const reported = jest.fn();
    Object.assign(globalThis, { reportError: reported });
    const server = fakeServer();
    const { add } = server.ports;
    server.ports.add = (entries) => {
      if (entries.some(({ addition }) => addition.item === 'AA1')) throw new Error('broken');
      return add(entries);
    };
    const { type, cart, state } = start({}, server);
    await type('2K⏎⏎AA1⏎⏎BB2⏎⏎++');
    expect(cart()).toEqual([
      ['2K', 1],
      ['BB2', 1],
      ['BB2', 1],
      ['BB2', 1],
    ]);
    expect(unfinished(state())).toMatchObject([{ code: 'AA1', step: 'failed' }]);
    expect(reported).toHaveBeenCalled();
  });

  it('waits while others are under way and goes with all that came meanwhile, in order, each with its answer', async () => {
    const answers: (() => void)[] = [];
    const server = fakeServer((answer, call) =>
      call.startsWith('add')
        ? new Promise((resolve) => answers.push(() => resolve(answer)))
        : Promise.resolve(answer),
    );
    const { type, cart, state, calls } = start({}, server);
    await type('AA1⏎⏎BB2⏎⏎++2*⏎2K⏎⏎');
    expect(calls).toEqual([1]);
    answers.shift()?.();
    await settled();
    expect(calls).toEqual([1, 5]);
    answers.shift()?.();
    await settled();
    expect(cart()).toEqual([
      ['AA1', 1],
      ['BB2', 1],
      ['BB2', 1],
      ['BB2', 1],
      ['BB2', 2],
      ['2K', 1],
    ]);
    expect(state().additions.map(({ step, result }) => [step, result])).toEqual(
      [1, 2, 3, 4, 5, 6].map((result) => ['added', result]),
    );
  });

  it('that is refused among others is refused alone', async () => {
    const server = fakeServer();
    const { add } = server.ports;
    server.ports.add = async (entries) => {
      const reply = await add(entries.filter(({ addition }) => addition.item !== 'BB2'));
      if (!('value' in reply)) return reply;
      const taken = [...reply.value];
      const refused: Reply<number> = { problem: 'Switched off', isLost: false };
      return {
        value: entries.map(({ addition }) =>
          addition.item === 'BB2' ? refused : (taken.shift() ?? refused),
        ),
      };
    };
    const { type, cart, state } = start({}, server);
    await type('AA1⏎⏎++BB2⏎⏎2K⏎⏎');
    expect(cart().map(([item]) => item)).toEqual(['AA1', 'AA1', 'AA1', '2K']);
    expect(unfinished(state())).toMatchObject([{ code: 'BB2', problem: 'Switched off', mayBeIn: false }]);
  });

  it('whose answer was lost is in the cart once, and undoing it takes it out', async () => {
    let lost = 3;
    const server = fakeServer((answer, call) =>
      Promise.resolve(call.startsWith('add') && lost-- > 0 ? { problem: 'no answer', isLost: true } : answer),
    );
    const { type, cart, state } = start({}, server);
    await type('AA1⏎⏎');
    expect(cart()).toEqual([['AA1', 1]]);
    expect(unfinished(state())).toMatchObject([{ step: 'failed', mayBeIn: true }]);
    await type('↶');
    expect(cart()).toEqual([]);
    expect(state().additions).toEqual([]);
  });

  it('is taken back while it is still under way', async () => {
    const { type, cart, state } = start();
    await type('AA1⏎⏎↶BB2⏎⏎');
    expect(cart()).toEqual([['BB2', 1]]);
    expect(state().additions).toHaveLength(1);
  });

  it('goes into the cart that was open when its key was pressed', async () => {
    const { type, targets, scanner } = start();
    for (const key of 'AA1⏎') press(scanner, key);
    await settled();
    press(scanner, '⏎');
    scanner.send({ is: 'rules', rules: { target: 'other', addsAtOnce: false, asksFirst: false } });
    await type('BB2⏎⏎');
    expect(targets()).toEqual(['cart', 'other']);
  });

  it('that asks first holds the codes after it until it was answered', async () => {
    const { type, state, scanner } = start({ asksFirst: true });
    await type('AA1⏎2*⏎BB2⏎⏎');
    expect(state().asked).toMatchObject({ item: 'AA1', quantity: 2 });
    scanner.send({ is: 'answered', result: { item: 7, quantity: 2, target: 'cart' } });
    await settled();
    expect(state().asked).toMatchObject({ item: 'BB2', quantity: 1 });
    scanner.send({ is: 'answered', result: null });
    expect(state().additions).toMatchObject([{ item: 'AA1', quantity: 2, step: 'added' }]);
  });

  it('stays asked about when the answer about another comes late', async () => {
    const { type, state, scanner } = start({ asksFirst: true });
    await type('AA1⏎⏎BB2⏎⏎');
    const first = state().asked?.entry ?? 0;
    answerScan(scanner, first, null);
    answerScan(scanner, first, { item: 7, quantity: 1, target: 'cart' });
    expect(state().asked).toMatchObject({ item: 'BB2' });
    expect(state().additions).toEqual([]);
  });
});

describe('what was entered in a form', () => {
  const entered = { item: 'FORM', quantity: 3, target: 'cart', key: 'own' };

  it('answers what it was entered for, and the next code is of one piece again', async () => {
    const { type, cart, state, scanner } = start({ asksFirst: true });
    await type('AA1⏎3*⏎');
    enterScan(scanner, { ...entered, entry: state().asked?.entry });
    await settled();
    expect(state()).toMatchObject({ asked: null, quantity: 1, isQuantityAsked: false });
    await type('BB2⏎⏎');
    expect(state().asked).toMatchObject({ item: 'BB2', quantity: 1 });
    expect(cart()).toEqual([['FORM', 3]]);
  });

  it.each([
    ['nothing asked', () => undefined],
    ['another code', (entry: number) => entry + 100],
  ])('leaves what is asked where it was entered for %s', async (_what, entryFor) => {
    const { type, cart, state, scanner } = start({ asksFirst: true });
    await type('AA1⏎2*⏎');
    enterScan(scanner, { ...entered, entry: entryFor(state().asked?.entry ?? 0) });
    await settled();
    expect(state().asked).toMatchObject({ item: 'AA1', quantity: 2 });
    expect(state().entries).toMatchObject([{ code: 'AA1', isSpent: false }]);
    expect(cart()).toEqual([['FORM', 3]]);
  });
});

it('looks a lone digit up only where it names no candidate', async () => {
  const { type, asked } = start();
  await type('SS⏎2⏎AA1⏎2⏎');
  expect(asked).toEqual(['SS', 'AA1', '2']);
});
