const control = /\p{Cc}/gu;

/** What stands in a file, to be quoted in a sentence: short, without characters that no line of text holds. */
export function shown(text: string, longest = 40): string {
  return text.slice(0, longest).replace(control, ' ').trim();
}
