import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const subsets = [
  {
    file: 'inter-latin-ext-wght-normal',
    range: 'U+0100-02FF,U+1D00-1EFF,U+20A0-20C0,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    file: 'inter-latin-wght-normal',
    range: 'U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2122,U+2212',
  },
] as const;

let faces: Promise<string> | undefined;

/** Inter as @font-face rules that carry the font themselves: the page looks alike on every machine, offline. */
export function interFontFaces(): Promise<string> {
  faces ??= Promise.all(subsets.map(faceOf)).then((rules) => rules.join('\n'));
  return faces;
}

async function faceOf({ file, range }: (typeof subsets)[number]): Promise<string> {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/inter/files/${file}.woff2`);
  const font = (await readFile(path)).toString('base64');
  return `@font-face { font-family: Inter; font-weight: 100 900; unicode-range: ${range}; src: url(data:font/woff2;base64,${font}) format('woff2'); }`;
}
