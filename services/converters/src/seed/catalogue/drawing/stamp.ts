/** Where a code may be stamped, in the units of the shell's own drawing; x and y are its centre. */
export interface StampArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const LARGEST_SIZE = 30;
/** Below this size a long code goes on two lines. */
const SMALLEST_ONE_LINE_SIZE = 17;
/** Width of a bold capital in relation to the font size, with the letter spacing. */
const CAPITAL_WIDTH = 0.67;
const LINE_HEIGHT = 1.15;
const CAPITAL_HEIGHT = 0.72;
/** Characters that XML 1.0 can't hold even when escaped. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that is safe inside an XML element or attribute; characters that XML can't hold are left out. */
export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The code as pressed letters that fill the area without leaving it. */
export function drawStamp(code: string, area: StampArea): string {
  const lines = linesOf(code, area);
  const size = sizeFor(lines, area);
  return lines
    .map((line, index) => {
      const middle = area.y + (index - (lines.length - 1) / 2) * size * LINE_HEIGHT;
      const baseline = (middle + (size * CAPITAL_HEIGHT) / 2).toFixed(1);
      const text = escapeXml(line);
      const corner = `x="${area.x}" y="${baseline}" font-size="${size.toFixed(1)}"`;
      return `<text ${corner} fill="#fff" fill-opacity=".6" dx=".7" dy=".9">${text}</text><text ${corner}>${text}</text>`;
    })
    .join('');
}

function linesOf(code: string, area: StampArea): readonly string[] {
  const whole = [code];
  if (sizeFor(whole, area) >= SMALLEST_ONE_LINE_SIZE) return whole;
  const breaks = [...code.matchAll(/[ -]/g)].map((found) => found.index);
  const nearest = breaks.sort((a, b) => Math.abs(a - code.length / 2) - Math.abs(b - code.length / 2))[0];
  if (nearest === undefined) return whole;
  const kept = code[nearest] === '-' ? nearest + 1 : nearest;
  const halves = [code.slice(0, kept), code.slice(nearest + 1)];
  return sizeFor(halves, area) > sizeFor(whole, area) ? halves : whole;
}

function sizeFor(lines: readonly string[], area: StampArea): number {
  const longest = Math.max(1, ...lines.map((line) => line.length));
  const byWidth = area.width / (longest * CAPITAL_WIDTH);
  const byHeight = area.height / (lines.length * LINE_HEIGHT);
  return Math.min(LARGEST_SIZE, byWidth, byHeight);
}
