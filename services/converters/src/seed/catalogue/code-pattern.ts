/** A finite set of codes in a fixed order, so that the n-th code can be written without listing the others. */
export interface CodePattern {
  /** How many codes the pattern can write. */
  readonly size: number;
  /** The code at a position from 0 to size − 1. */
  at(position: number): string;
}

/**
 * Reads a code pattern: a subset of regular expressions with literals, `\d`, classes such as `[A-Y0]`,
 * groups with alternatives `(a|b)`, `?` and `{n}` or `{n,m}`. Throws SyntaxError on anything else.
 */
export function parseCodePattern(source: string): CodePattern {
  const reader = { source, position: 0 };
  const pattern = readAlternatives(reader);
  if (reader.position < source.length) throw unexpected(reader);
  return pattern;
}

interface Reader {
  readonly source: string;
  position: number;
}

function readAlternatives(reader: Reader): CodePattern {
  const alternatives = [readSequence(reader)];
  while (reader.source[reader.position] === '|') {
    reader.position += 1;
    alternatives.push(readSequence(reader));
  }
  return oneOf(alternatives);
}

function readSequence(reader: Reader): CodePattern {
  const parts: CodePattern[] = [];
  for (;;) {
    const next = reader.source[reader.position];
    if (next === undefined || next === '|' || next === ')') return inSequence(parts);
    parts.push(readRepetition(reader, readAtom(reader)));
  }
}

function readAtom(reader: Reader): CodePattern {
  const character = reader.source[reader.position];
  if (character === undefined || '?{}]'.includes(character)) throw unexpected(reader);
  reader.position += 1;
  if (character === '(') {
    const group = readAlternatives(reader);
    expect(reader, ')');
    return group;
  }
  if (character === '[') return characters(readClass(reader));
  if (character === '\\') {
    expect(reader, 'd');
    return characters('0123456789');
  }
  return characters(character);
}

function readClass(reader: Reader): string {
  const end = reader.source.indexOf(']', reader.position);
  if (end < 0) throw unexpected(reader);
  const body = reader.source.slice(reader.position, end);
  reader.position = end + 1;
  return body.replace(/(.)-(.)/g, (_range, from: string, to: string) => {
    const first = from.charCodeAt(0);
    return Array.from({ length: to.charCodeAt(0) - first + 1 }, (_item, step) =>
      String.fromCharCode(first + step),
    ).join('');
  });
}

function readRepetition(reader: Reader, atom: CodePattern): CodePattern {
  const rest = reader.source.slice(reader.position);
  const found = /^(?:\?|\{(\d+)(?:,(\d+))?\})/.exec(rest);
  if (!found) return atom;
  reader.position += found[0].length;
  const fewest = found[1] === undefined ? 0 : Number(found[1]);
  const most = found[1] === undefined ? 1 : Number(found[2] ?? found[1]);
  return oneOf(
    Array.from({ length: most - fewest + 1 }, (_item, extra) =>
      inSequence(Array.from({ length: fewest + extra }, () => atom)),
    ),
  );
}

function characters(set: string): CodePattern {
  return { size: set.length, at: (position) => set.charAt(position) };
}

function oneOf(alternatives: readonly CodePattern[]): CodePattern {
  const [only] = alternatives;
  if (only && alternatives.length === 1) return only;
  return {
    size: alternatives.reduce((sum, alternative) => sum + alternative.size, 0),
    at: (position) => {
      let left = position;
      for (const alternative of alternatives) {
        if (left < alternative.size) return alternative.at(left);
        left -= alternative.size;
      }
      throw new RangeError(`Position ${position} lies outside the pattern`);
    },
  };
}

function inSequence(parts: readonly CodePattern[]): CodePattern {
  return {
    size: parts.reduce((product, part) => product * part.size, 1),
    at: (position) => {
      let left = position;
      let code = '';
      for (const part of parts) {
        code += part.at(left % part.size);
        left = Math.floor(left / part.size);
      }
      return code;
    },
  };
}

function expect(reader: Reader, character: string): void {
  if (reader.source[reader.position] !== character) throw unexpected(reader);
  reader.position += 1;
}

function unexpected(reader: Reader): SyntaxError {
  return new SyntaxError(`Unexpected character at ${reader.position} of the code pattern ${reader.source}`);
}
