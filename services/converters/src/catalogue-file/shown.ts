import { shownLine } from '@washcoat/contract-kernel';

/** What stands in a file, to be quoted in a sentence: short, without characters that no line of text holds. */
export function shown(text: string, longest = 40): string {
  return shownLine(text.slice(0, longest));
}
