import fc from 'fast-check';
import { compareLots, lotKey, perMetal, type ComparedBy, type StatedLot } from './index';

const by: ComparedBy = {
  prices: { pt: 1000, pd: 1100, rh: null },
  returned: { pt: 98, pd: 98, rh: 88 },
  clause: { splitLimit: 1, rule: 'umpire' },
  umpires: new Map(),
};
const lot = (lotNo: string, netDry: number, pt: number, pd = 1980, rh = 312): StatedLot => ({
  ...{ lotNo, netDry, ppm: { pt, pd, rh } },
});

describe('a refiner’s statement beside ours', () => {
  it('differs in ounces and dollars, lot by lot', () => {
    const [found] = compareLots([lot('L-1', 1520.5, 1105)], [lot('l 001', 1520.5, 1083)], by);
    expect(found).toMatchObject({ lotNo: 'L-1', state: 'differs', ourNetDry: 1520.5, theirNetDry: 1520.5 });
    // 24.502 oz less 24.014 oz at $1,000 and 98 %.
    expect(found?.metals.pt).toMatchObject({
      ourOz: 24.502,
      theirOz: 24.014,
      differenceOz: -0.488,
      dollars: -478.24,
    });
    expect(found?.metals.pt.settled).toMatchObject({ by: 'awaited', ppm: null });
    expect(found?.metals.pd).toMatchObject({ differenceOz: 0, dollars: 0 });
    expect(found?.metals.rh.dollars).toBeNull();
    expect(found?.dollars).toBe(-478.24);
  });

  it('settles by the umpire once he has assayed', () => {
    const umpires = new Map([['l1', { pt: 1090, pd: null, rh: null }]]);
    const [found] = compareLots([lot('L1', 1000, 1105)], [lot('L1', 1000, 1083)], { ...by, umpires });
    expect(found?.metals.pt.settled).toMatchObject({ ppm: 1090, by: 'umpire', umpirePaidBy: 'ours' });
    expect(found?.metals.pt.settledOz).toBeCloseTo(15.896, 3);
  });

  it('names lots that only one of us has, and ounces that do not follow', () => {
    const stated = { ...lot('L2', 880.25, 640), ounces: { pt: 8.5, pd: null, rh: null } };
    const found = compareLots([lot('L1', 10, 100)], [stated], by);
    expect(found.map(({ lotNo, state }) => [lotNo, state])).toEqual([
      ['L1', 'onlyOurs'],
      ['L2', 'onlyTheirs'],
    ]);
    expect(found[1]?.metals.pt).toMatchObject({ theirOz: 8.5, isMiscounted: true });
    expect(found[1]?.metals.pd.isMiscounted).toBe(false);
  });

  it('compares lots of one number one by one, in their order', () => {
    const ours = [lot('L-1', 100, 1000), lot('L-1', 200, 900), lot('L-2', 10, 100)];
    const theirs = [lot('l1', 100, 1000), lot('L-01', 190, 900), lot('L 1', 5, 800), lot('L2', 10, 100)];
    const umpires = new Map([['l1#2', { pt: 950, pd: null, rh: null }]]);
    const found = compareLots(ours, theirs, { ...by, umpires });
    expect(
      found.map(({ key, state, ourNetDry, theirNetDry }) => [key, state, ourNetDry, theirNetDry]),
    ).toEqual([
      ['l1', 'same', 100, 100],
      ['l1#2', 'differs', 200, 190],
      ['l2', 'same', 10, 10],
      ['l1#3', 'onlyTheirs', null, 5],
    ]);
  });

  it('is the same as itself, whatever it says', () => {
    const lots = fc.uniqueArray(
      fc.record({
        lotNo: fc.stringMatching(/^[A-Z]{1,3}-[1-9]\d{0,3}$/),
        netDry: fc.integer({ min: 0, max: 900_000 }).map((weight) => weight / 100),
        ppm: fc.record(perMetal(() => fc.integer({ min: 0, max: 9999 }))),
      }),
      { selector: ({ lotNo }) => lotKey(lotNo) },
    );
    fc.assert(
      fc.property(lots, (stated) => {
        const twice = [...stated, ...stated];
        for (const { state, dollars } of compareLots(twice, [...twice], by))
          expect([state, dollars]).toEqual(['same', 0]);
        for (const { state, dollars } of compareLots(stated, [...stated].reverse(), by))
          expect([state, dollars]).toEqual(['same', 0]);
      }),
    );
  });

  it.each([
    ['L-001', 'l1'],
    [' lot 12 ', 'lot12'],
    ['10', '10'],
    ['007', '7'],
    ['№', '№'],
  ])('matches %s as %s', (lotNo, key) => expect(lotKey(lotNo)).toBe(key));
});
