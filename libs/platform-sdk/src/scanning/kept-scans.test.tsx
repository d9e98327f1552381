import { enterScan } from './enter-scan';
import { resumeScans } from './resume-scans';
import { runScanner } from './scan-runner';
import type { Reply, ScanPorts } from './scan-runner';
import { fakeServer, press, settled } from './scanning.fixture';

const keeping = { as: 'scan.cart', isItem: (value: unknown): value is string => typeof value === 'string' };
const rules = { target: 'cart', addsAtOnce: true, asksFirst: false };
const lost = { problem: 'no answer', isLost: true } as const;

/** A server that is out of reach until it is told; of calls that `hears` names it loses the answer only. */
function farServer(hears: (call: 'lookUp' | 'add') => boolean = () => false) {
  const server = fakeServer();
  let isNear = false;
  const behind = async <V,>(call: 'lookUp' | 'add', ask: () => Promise<Reply<V>>): Promise<Reply<V>> => {
    if (isNear) return ask();
    if (hears(call)) await ask();
    return lost;
  };
  const ports: ScanPorts<string, number> = {
    ...server.ports,
    lookUp: (code) => behind('lookUp', () => server.ports.lookUp(code)),
    add: (entries) => behind('add', () => server.ports.add(entries)),
  };
  return { ...server, ports, comeBack: () => (isNear = true) };
}

function start(ports: ScanPorts<string, number>) {
  const scanner = runScanner<string, number>(rules, () => ports, keeping);
  const type = async (keys: string) => {
    for (const key of keys) press(scanner, key);
    await settled();
  };
  return { scanner, type, state: () => scanner.store.get() };
}

const kept = () => localStorage.getItem('washcoat.draft.scan.cart');

describe('what is scanned while there is no server', () => {
  afterEach(() => localStorage.clear());

  it('is kept over a reload, and added once in its order when the server is back', async () => {
    const server = farServer();
    const first = start(server.ports);
    await first.type('AA1⏎⏎BB2⏎3*');
    expect(server.cart()).toEqual([]);
    const again = start(server.ports);
    expect(again.state().aside).toHaveLength(2);
    server.comeBack();
    resumeScans(again.scanner);
    await settled();
    expect(server.cart()).toEqual([
      ['AA1', 1],
      ['BB2', 3],
    ]);
    expect(kept()).toBeNull();
  });

  it('is in once when only the answer was lost, also from two pages at once', async () => {
    const server = farServer((call) => call === 'add');
    const near = { ...server.ports, lookUp: fakeServer().ports.lookUp };
    await start(near).type('AA1⏎BB2⏎');
    expect(server.cart()).toHaveLength(2);
    server.comeBack();
    const pages = [start(near), start(near)];
    for (const { scanner } of pages) resumeScans(scanner);
    await settled();
    expect(server.cart().map(([item]) => item)).toEqual(['AA1', 'BB2']);
    expect(pages.map(({ state }) => state().additions.map(({ step }) => step))).toEqual([
      ['added', 'added'],
      ['added', 'added'],
    ]);
    expect(kept()).toBeNull();
  });

  it('is in once with its own key when it was entered elsewhere and only the answer was lost', async () => {
    const server = farServer((call) => call === 'add');
    const first = start(server.ports);
    enterScan(first.scanner, { item: 'FORM', quantity: 2, target: 'cart', key: 'own' });
    await settled();
    expect(server.cart()).toEqual([['FORM', 2]]);
    expect(kept()).toContain('"key":"own"');
    server.comeBack();
    const again = start(server.ports);
    for (const { scanner } of [first, again]) resumeScans(scanner);
    await settled();
    expect(server.cart()).toEqual([['FORM', 2]]);
    expect(kept()).toBeNull();
  });

  it('adds a code that was kept once, though two pages look it up', async () => {
    const server = farServer();
    await start(server.ports).type('AA1⏎');
    const pages = [start(server.ports), start(server.ports)];
    server.comeBack();
    for (const { scanner } of pages) resumeScans(scanner);
    await settled();
    expect(server.cart()).toEqual([['AA1', 1]]);
  });

  it('stays when another page of the same load is at work', async () => {
    const away = start(farServer().ports);
    const near = start(fakeServer().ports);
    const codesKept = () =>
      start(farServer().ports)
        .state()
        .entries.map(({ code }) => code);
    await away.type('AA1⏎');
    await near.type('BB2⏎');
    expect(codesKept()).toEqual(['AA1']);
    await away.type('BB2⏎');
    expect(codesKept()).toEqual(['AA1', 'BB2']);
  });

  it('shows what is refused afterwards, and keeps it no longer', async () => {
    const server = farServer();
    const near = { ...server.ports, lookUp: fakeServer().ports.lookUp };
    await start(near).type('AA1⏎');
    expect(kept()).toContain('AA1');
    const refused = { problem: 'A completed order takes nothing new.', isLost: false };
    const page = start({ ...near, add: () => Promise.resolve(refused) });
    resumeScans(page.scanner);
    await settled();
    expect(page.state().additions).toMatchObject([{ step: 'failed', problem: refused.problem }]);
    expect(kept()).toBeNull();
  });

  it('leaves what is typed at that moment in the line', async () => {
    const server = farServer();
    const { scanner, type, state } = start(server.ports);
    await type('AA1⏎BB2⏎CL');
    server.comeBack();
    resumeScans(scanner);
    await settled();
    expect(state().line).toBe('CL');
    expect(server.cart().map(([item]) => item)).toEqual(['AA1', 'BB2']);
  });

  it('takes nothing for a scan that is none', () => {
    const values = {
      codes: [{ code: 'AA1' }, null],
      additions: [{ key: 'k', code: 'AA1', quantity: 1, item: 7, target: 'cart' }],
    };
    localStorage.setItem(
      'washcoat.draft.scan.cart',
      JSON.stringify({ at: new Date().toISOString(), values }),
    );
    const { state } = start(farServer().ports);
    expect([state().entries, state().additions]).toEqual([[], []]);
  });
});
