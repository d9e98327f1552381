import { escaped } from '@washcoat/paper';

/** Paragraphs as the two bodies of a mail: plain text, and a page in which addresses can be followed. */
export function bodiesOf(paragraphs: readonly string[]): { text: string; html: string } {
  const written = paragraphs.map((paragraph) => `<p>${withLinks(paragraph)}</p>`).join('\n');
  return {
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body style="font: 15px/22px sans-serif; color: #1d1b18; max-width: 560px; overflow-wrap: anywhere">\n${written}\n</body></html>`,
  };
}

/** Escaped text in which web addresses are links. */
export function withLinks(text: string): string {
  return escaped(text).replace(/https?:\/\/[^\s<>"']+/g, (address) => `<a href="${address}">${address}</a>`);
}
