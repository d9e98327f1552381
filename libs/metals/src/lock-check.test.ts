import fc from 'fast-check';
import { lockCheck } from './lock-check';

const due = (bought: number, locked: number, shipped = 0) => ({ bought, locked, shipped });

describe('locks against metal', () => {
  it.each([
    ['nothing is locked', due(100, 0), 0, 'none', 90, 100],
    ['the usual share', due(100, 90), 0, 'within', 0, 10],
    ['more than usual', due(100, 90.001), 0, 'near', 0, 9.999],
    ['all of it', due(100, 100), 0, 'near', 0, 0],
    ['more than there is', due(100, 100.001), 0, 'over', 0, -0.001],
    ['nothing to cover it', due(0, 5), 0, 'uncovered', 0, -5],
    ['a lock to come', due(100, 80), 15, 'near', 0, 5],
    ['a lock to come that nothing covers', due(0, 0), 1, 'uncovered', 0, -1],
    ['less came than was bought', due(100, 85, 80), 0, 'over', 0, -5],
  ])('%s', (_case, ounces, more, state, room, open) => {
    expect(lockCheck(ounces, more)).toMatchObject({ state, room, open });
  });

  it('locking just the room that is left stays within', () => {
    const ounces = fc.integer({ min: 0, max: 10 ** 6 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(ounces, ounces, (bought, locked) => {
        const { room } = lockCheck(due(bought, locked));
        if (room > 0) expect(lockCheck(due(bought, locked), room).state).toBe('within');
      }),
    );
  });
});
