import { parseCodePattern } from './code-pattern';
import { createCodeSequence } from './code-sequence';
import { createRandom } from './random';

describe('parseCodePattern', () => {
  it.each([
    ['GD[1-5]', 5],
    ['AB[38]', 2],
    ['\\dT1[46]-(5E21\\d-)?[A-Z]{2}', 10 * 2 * 11 * 676],
    ['D-\\d{3}-\\d{1,3}', 1000 * 1110],
    ['(CATCO|EASTERN)', 2],
  ])('counts the codes of %s', (source, size) => {
    expect(parseCodePattern(source).size).toBe(size);
  });

  it('writes every code of a pattern once, and each matches the pattern as a regular expression', () => {
    const source = '[A-C0](x|y{2,3})?\\d';
    const pattern = parseCodePattern(source);
    const codes = Array.from({ length: pattern.size }, (_item, position) => pattern.at(position));
    expect(new Set(codes).size).toBe(pattern.size);
    expect(codes.every((code) => new RegExp(`^${source}$`).test(code))).toBe(true);
  });

  it.each(['a)', '(a', '[a', '?', '\\w', 'a{x}'])('refuses %s', (source) => {
    expect(() => parseCodePattern(source)).toThrow(SyntaxError);
  });
});

describe('createCodeSequence', () => {
  it('gives every code of all patterns once and then null', () => {
    const sequence = createCodeSequence(['A\\d', '[XY]\\d\\d'], createRandom(5));
    const codes = Array.from({ length: 210 }, () => sequence.next());
    expect(new Set(codes).size).toBe(210);
    expect(codes).not.toContain(null);
    expect(sequence.next()).toBeNull();
  });
});
