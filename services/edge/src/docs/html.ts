/** Markup that is safe to put into a page. */
export interface Html {
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Markup from a template: text is escaped, markup is not. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const text = parts.map((part, index) => {
    const value = values[index] ?? '';
    return part + (typeof value === 'string' ? escaped(value) : value.text);
  });
  return { text: text.join('') };
}

/** One piece of markup after the other. */
export const join = (pieces: readonly Html[]): Html => ({ text: pieces.map(({ text }) => text).join('') });
