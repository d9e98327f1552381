import { partsStamped } from './parts-stamped';

const part = (partId: number, oem: string) => ({ partId, oem });
const stamped = (code: string, found: ReturnType<typeof part>[]) => partsStamped(code, found, 9);

describe('what a code found', () => {
  it('is every part that carries exactly this code, however it is written, alone or beside others', () => {
    const found = [part(1, 'KT 0334'), part(2, 'A 204 / KT-0334'), part(3, 'KT 03345')];
    expect(stamped('kt0334', found)).toEqual({ match: 'whole', candidates: found.slice(0, 2) });
    expect(stamped('55570431', [part(8, '55570431'), part(9, '55570431')]).candidates).toHaveLength(2);
  });

  it('is the part with an x where the keyboard put a multiplication sign', () => {
    const found = [part(1, '10x10 12x12')];
    expect(stamped('10×10 12×12', found)).toEqual({ match: 'whole', candidates: found });
  });

  it('is what looks like it before what contains it, when no part carries it', () => {
    const found = [part(1, 'KT 03345'), part(2, 'KT O334')];
    expect(stamped('KT 0334', found)).toEqual({ match: 'close', candidates: [found[1], found[0]] });
    expect(stamped('KT 0334', [])).toEqual({ match: 'none', candidates: [] });
  });

  it('is never more than there are keys to choose by', () => {
    const many = Array.from({ length: 20 }, (_, n) => part(n, 'GD3'));
    expect(stamped('GD3', many).candidates).toHaveLength(9);
  });
});
