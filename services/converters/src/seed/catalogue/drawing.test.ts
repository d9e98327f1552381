import sharp from 'sharp';
import type { ConverterShape } from './catalogue-family';
import { drawConverter } from './drawing';

const SHAPES: readonly ConverterShape[] = ['cylinder', 'manifold', 'loaf', 'foil', 'can', 'dpf'];
const LONG_CODE = 'KAT 088 KEE0613 & 4S71-5E211-CA <pair>';

describe('drawConverter', () => {
  it.each(SHAPES)('draws a %s of 360 × 270 in at most 4 kB, whatever the variant', async (shape) => {
    for (let variant = 0; variant < 20; variant += 1) {
      const svg = drawConverter({ code: LONG_CODE, shape, variant });
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(4096);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
        format: 'svg',
        width: 360,
        height: 270,
      });
    }
  });

  it.each(SHAPES)('draws a %s that refers only to fills of its own', (shape) => {
    const svg = drawConverter({ code: 'GD3', shape, variant: 0 });
    const used = [...svg.matchAll(/url\(#(\w)\)/g)].map((found) => found[1]);
    expect(used.length).toBeGreaterThan(3);
    for (const id of used) expect(svg).toContain(`id="${id}"`);
    expect(svg).not.toMatch(/href|<script|<style/);
  });

  it.each(SHAPES)(
    'draws a %s on no ground, so that it lies on a dark page as on a light one',
    async (shape) => {
      const drawn = sharp(Buffer.from(drawConverter({ code: 'GD3', shape, variant: 0 }))).ensureAlpha();
      const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
      const corners = [0, info.width - 1, (info.height - 1) * info.width, info.height * info.width - 1];
      for (const corner of corners) expect(data[corner * 4 + 3]).toBe(0);
    },
  );

  it('draws the same picture again and another one for another variant', () => {
    const draw = (variant: number): string => drawConverter({ code: 'GD3', shape: 'can', variant });
    expect(draw(4)).toBe(draw(4));
    expect(draw(4)).not.toBe(draw(5));
  });

  it('puts ink where the code is stamped', async () => {
    const pixels = async (code: string): Promise<Buffer> =>
      sharp(Buffer.from(drawConverter({ code, shape: 'loaf', variant: 0 })))
        .raw()
        .toBuffer();
    expect((await pixels('20274G2')).equals(await pixels(''))).toBe(false);
  });

  it('stays well-formed with any code', async () => {
    for (const code of [`<&>"'`, ']]>', '\u0000\u0007', '\ud800', '', 'A'.repeat(40)]) {
      const svg = drawConverter({ code, shape: 'cylinder', variant: 1 });
      expect((await sharp(Buffer.from(svg)).png().toBuffer()).length).toBeGreaterThan(1000);
    }
    expect(drawConverter({ code: '<b>', shape: 'can', variant: 0 })).toContain('&lt;b&gt;');
  });

  it('sets long codes smaller or on two lines and short ones large', () => {
    const sizes = (code: string): number[] =>
      [...drawConverter({ code, shape: 'can', variant: 0 }).matchAll(/font-size="([\d.]+)"/g)].map((found) =>
        Number(found[1]),
      );
    expect(sizes('GD3')[0]).toBeGreaterThan(25);
    expect(sizes('KAT 088 KEE0613')).toHaveLength(4);
    expect(sizes('55570431')).toHaveLength(2);
    expect(sizes('55570431')[0]).toBeLessThan(sizes('GD3')[0] ?? 0);
  });
});
