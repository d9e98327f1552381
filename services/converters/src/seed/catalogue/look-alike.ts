const CONFUSED: Readonly<Record<string, string>> = { O: '0', '0': 'O', I: '1', '1': 'I' };

/** Codes that differ from the given one by one character people misread: O and 0, I and 1. */
export function lookAlikesOf(code: string): string[] {
  const found: string[] = [];
  for (let position = 0; position < code.length; position += 1) {
    const other = CONFUSED[code.charAt(position)];
    if (other) found.push(code.slice(0, position) + other + code.slice(position + 1));
  }
  return found;
}

/** The code as it is compared: without spaces, because a stamp is read with and without them. */
export function withoutSpaces(code: string): string {
  return code.replaceAll(' ', '');
}
