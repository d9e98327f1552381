import { z } from './schemas-in-pages.mjs';

describe('schemas in pages', () => {
  it('take whatever a contract builds with them', () => {
    const line = z.string().trim().min(1).max(200);
    const search = z
      .object({ line, page: z.coerce.number().int().default(1) })
      .extend({ more: z.array(line) });
    expect(() => search.partial(search.shape).optional()).not.toThrow();
  });

  it('know the choices of an enum', () => {
    expect(z.enum(['CERAMIC', 'DIESEL']).options).toEqual(['CERAMIC', 'DIESEL']);
  });

  it('fail when they are asked to check something', () => {
    expect(() => z.object({}).safeParse({})).toThrow('safeParse() of a contract was called in a page');
  });
});
