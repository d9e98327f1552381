import { darkTheme, lightTheme } from './theme';
import type { Theme } from './theme';

function channel(part: string): number {
  const share = Number.parseInt(part, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = '', green = '', blue = ''] = hex.slice(1).match(/../g) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function textPairs({ color }: Theme): [string, string][] {
  const grounds = [color.canvas, color.surface, color.raised, color.sunken, color.hover, color.selected];
  const inks = [color.text, color.text2, color.text3];
  const tones = [color.success, color.warning, color.danger, color.info, color.neutral];
  return [
    ...grounds.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
    ...tones.map((tone): [string, string] => [tone.text, tone.soft]),
    [color.onAccent, color.accent],
    [color.onAccent, color.accentHover],
    [color.onDanger, color.danger.text],
    [color.onDanger, color.dangerHover],
    [color.accentText, color.accentSoft],
    [color.accentText, color.surface],
  ];
}

function markPairs({ color, metal, chart }: Theme): [string, string][] {
  return [color.borderField, color.accent, ...Object.values(metal), ...chart].map((mark) => [
    mark,
    color.surface,
  ]);
}

describe.each([lightTheme, darkTheme])('theme $mode', (theme) => {
  it('has text that can be read', () => {
    for (const [ink, ground] of textPairs(theme)) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('has edges, marks and series that can be seen', () => {
    for (const [mark, ground] of markPairs(theme)) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});
