import { codeCloseness, codeDistance } from '../search/code-closeness';
import { rankCandidates } from './rank-candidates';

describe('the closeness of codes', () => {
  it('is 1 for the same, and counts signs that look the same less than others', () => {
    expect(codeCloseness('kt0334', 'kt0334')).toBe(1);
    expect(codeCloseness('', '')).toBe(0);
    expect(codeCloseness('', 'kt')).toBe(0);
    expect(codeDistance('kto334', 'kt0334')).toBeCloseTo(0.3);
    expect(codeDistance('kx0334', 'kt0334')).toBe(1);
    expect(codeDistance('kt034', 'kt0334')).toBe(1);
    expect(codeDistance('kt03345', 'kt0334')).toBe(1);
  });
});

describe('converters ranked by a photo', () => {
  const part = (oem: string, productId = oem) => ({ productId, oem });
  const read = (text: string, confidence = 0.9, isConfirmed = true) => ({ text, confidence, isConfirmed });
  const certainties = (
    products: readonly ReturnType<typeof part>[],
    texts: readonly ReturnType<typeof read>[],
    distances: [string, number][] = [],
    crowded: string[] = [],
  ) =>
    rankCandidates(products, texts, { distances: new Map(distances), crowded: new Set(crowded) }).map(
      ({ product, certainty }) => [product.productId, certainty],
    );

  it('are sure when the code was read whole, on one line or two', () => {
    expect(certainties([part('KT 0334'), part('KT 9934')], [read('KT0334')])[0]).toEqual(['KT 0334', 'sure']);
    expect(certainties([part('GM28 90573212')], [read('90573212'), read('GM28')])).toEqual([
      ['GM28 90573212', 'sure'],
    ]);
    expect(certainties([part('KT 0334 / A 204 490')], [read('KT 0334'), read('A 204 490')])).toEqual([
      ['KT 0334 / A 204 490', 'sure'],
    ]);
  });

  it('are likely when the second reading said something else, or another code differs in a sign or two', () => {
    expect(certainties([part('KT 0334')], [read('KT0334', 0.99, false)])).toEqual([['KT 0334', 'likely']]);
    expect(certainties([part('GM28 90573212')], [read('90573212'), read('GM28', 0.9, false)])).toEqual([
      ['GM28 90573212', 'likely'],
    ]);
    expect(certainties([part('KT 0334')], [read('KT0334')], [], ['kt0334'])).toEqual([['KT 0334', 'likely']]);
  });

  it('are guesses beside a sure one, however close their codes', () => {
    expect(certainties([part('KT 0334'), part('KT 0304')], [read('KT0334')])).toEqual([
      ['KT 0334', 'sure'],
      ['KT 0304', 'guess'],
    ]);
  });

  it('are likely when the reading is doubtful, short, another’s too, or not all of it', () => {
    expect(certainties([part('KT 0334')], [read('KT 0334', 0.6)])).toEqual([['KT 0334', 'likely']]);
    expect(certainties([part('RL4')], [read('RL4')])).toEqual([['RL4', 'likely']]);
    expect(certainties([part('GD31', 'a'), part('GD31', 'b')], [read('GD31')])).toEqual([
      ['a', 'likely'],
      ['b', 'likely'],
    ]);
    expect(certainties([part('6N0131701'), part('6NO131701')], [read('6N0131701')])).toEqual([
      ['6N0131701', 'likely'],
      ['6NO131701', 'likely'],
    ]);
    expect(certainties([part('GM28')], [read('GM28'), read('90573212')])).toEqual([['GM28', 'likely']]);
  });

  it('are a guess by looks alone, after every code that was read, and gone when nothing speaks for them', () => {
    const parts = [part('KT 0334'), part('XX 11'), part('YY 22')];
    expect(
      certainties(
        parts,
        [read('KT 0334')],
        [
          ['XX 11', 0],
          ['YY 22', 60],
        ],
      ),
    ).toEqual([
      ['KT 0334', 'sure'],
      ['XX 11', 'guess'],
    ]);
    expect(certainties(parts, [])).toEqual([]);
  });

  it('with the same code go by their looks', () => {
    const ranked = certainties(
      [part('GD31', 'a'), part('GD31', 'b')],
      [read('GD31')],
      [
        ['a', 40],
        ['b', 4],
      ],
    );
    expect(ranked.map(([productId]) => productId)).toEqual(['b', 'a']);
  });
});
