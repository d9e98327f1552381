import { createRandom } from './random';

describe('createRandom', () => {
  it('repeats its stream for the same seed and differs for another', () => {
    const draw = (seed: number): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 50 }, () => random.next());
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('spreads uniform and normal draws as their names say', () => {
    const random = createRandom(1);
    const uniform = Array.from({ length: 20_000 }, () => random.between(10, 20));
    expect(Math.min(...uniform)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...uniform)).toBeLessThan(20);
    expect(uniform.reduce((sum, item) => sum + item, 0) / uniform.length).toBeCloseTo(15, 0);

    const normal = Array.from({ length: 20_000 }, () => random.normal());
    const within = normal.filter((item) => Math.abs(item) < 1).length / normal.length;
    expect(within).toBeGreaterThan(0.67);
    expect(within).toBeLessThan(0.7);
  });

  it('reaches both ends of a whole-number range and refuses an empty list', () => {
    const random = createRandom(3);
    expect(new Set(Array.from({ length: 200 }, () => random.integer(2, 4)))).toEqual(new Set([2, 3, 4]));
    expect(() => random.pick([])).toThrow(RangeError);
  });
});
