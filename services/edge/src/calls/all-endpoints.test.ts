import { z } from 'zod';
import { allEndpoints } from './all-endpoints';

/** Asked for by programs and by the browser itself, not by a screen. */
const besides = ['/.well-known/jwks.json'];

it('[COM-002] has its reads under read/v1 and everything else under write/v1', () => {
  const misplaced = allEndpoints.filter(({ method, path }) =>
    method === 'GET' ? !path.startsWith('/read/v1') : !path.startsWith('/write/v1/'),
  );
  expect(misplaced.map(({ path }) => path)).toEqual(besides);
});

describe('a DELETE', () => {
  const deletes = allEndpoints.filter(({ method }) => method === 'DELETE');
  /** Texts of each kind that a query string holds: an id, a provider's id, a moment, a yes, a number. */
  const texts = ['018f3c1e-0000-7000-8000-000000000401', 'pm_1', '2026-11-20T14:12:00.000Z', 'true', '2'];

  const fieldsOf = ({ id, input }: (typeof deletes)[number]) =>
    Object.entries(z.instanceof(z.ZodObject).parse(input).shape).map(
      ([name, field]) => [`${id}.${name}`, field] as const,
    );

  it('can be asked by its query string alone: none of its fields needs more than text', () => {
    const fields = deletes.flatMap(fieldsOf);
    const deaf = fields.filter(([, field]) => !texts.some((text) => z.safeParse(field, text).success));
    expect(deaf.map(([name]) => name)).toEqual([]);
    expect(fields.map(([name]) => name)).toContain('invoiceDelete.isInvoice');
  });
});
