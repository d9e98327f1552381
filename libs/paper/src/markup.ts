const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in the body or in a quoted attribute of a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A template whose values are escaped; what is markup already comes from `markup`. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | number | Markup)[]): Markup {
  const written = values.map((value) => (value instanceof Markup ? value.text : escaped(String(value))));
  return new Markup(parts.reduce((page, part, index) => `${page}${written[index - 1] ?? ''}${part}`));
}

/** Joins pieces of markup. */
export function joined(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.map(({ text }) => text).join(''));
}

/** Text that is markup already and is not escaped again. Only for what this program wrote itself. */
export class Markup {
  constructor(readonly text: string) {}
}
