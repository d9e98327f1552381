/** What was typed as a figure; 0 while it is empty or can not be read. */
export function typedFigure(text: string): string {
  return /^(\d+\.?\d*|\.\d+)$/.test(text.trim()) ? text.trim() : '0';
}
