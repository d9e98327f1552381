import fc from 'fast-check';
import { settledAssay, UMPIRE_RULES } from './index';

const clause = { splitLimit: 1, rule: 'umpire' } as const;

describe('the assay that two parties settle on', () => {
  it('splits within the limit, the limit included', () => {
    expect(settledAssay({ ours: 1005, theirs: 995 }, clause)).toEqual({
      ...{ ppm: 1000, by: 'split', difference: 1, umpirePaidBy: null },
    });
    expect(settledAssay({ ours: 1006, theirs: 995 }, clause)).toMatchObject({ ppm: null, by: 'awaited' });
  });

  it('takes the mean or the seller where the contract says so', () => {
    expect(settledAssay({ ours: 1100, theirs: 1000 }, { splitLimit: 1, rule: 'average' })).toMatchObject({
      ...{ ppm: 1050, by: 'average', difference: 9.524 },
    });
    expect(settledAssay({ ours: 1100, theirs: 1000 }, { splitLimit: 1, rule: 'seller' }).ppm).toBe(1100);
  });

  it('takes the umpire between the two, else the nearer of them, and lets the further one pay', () => {
    const by = (umpire: number) => settledAssay({ ours: 1100, theirs: 1000, umpire }, clause);
    expect(by(1020)).toMatchObject({ ppm: 1020, umpirePaidBy: 'ours' });
    expect(by(1200)).toMatchObject({ ppm: 1100, umpirePaidBy: 'theirs' });
    expect(by(900)).toMatchObject({ ppm: 1000, umpirePaidBy: 'ours' });
    expect(by(1050)).toMatchObject({ ppm: 1050, umpirePaidBy: 'both' });
  });

  it('takes the only assay, and none of none', () => {
    expect(settledAssay({ ours: '', theirs: '987.5' }, clause)).toMatchObject({ ppm: 987.5, by: 'only' });
    expect(settledAssay({ ours: null, theirs: null }, clause).ppm).toBeNull();
    expect(settledAssay({ ours: 0, theirs: 0 }, clause)).toMatchObject({ ppm: 0, by: 'split' });
  });

  it('never leaves what the two parties say', () => {
    const ppm = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(ppm, ppm, ppm, fc.constantFrom(...UMPIRE_RULES), (ours, theirs, umpire, rule) => {
        const settled = settledAssay({ ours, theirs, umpire }, { splitLimit: 2, rule }).ppm ?? Number.NaN;
        expect(settled).toBeGreaterThanOrEqual(Math.min(ours, theirs));
        expect(settled).toBeLessThanOrEqual(Math.max(ours, theirs));
      }),
    );
  });
});
