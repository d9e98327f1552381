import { z } from 'zod';
import type { Endpoint } from '@washcoat/contract-kernel';

type Schema = Record<string, unknown>;

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** What people, broken programs and attackers put into a field. */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1001,
  1.5,
  // Beyond a column of whole numbers, and the last moment that a date can hold.
  2_147_483_648,
  8_640_000_000_000_000,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  ['a', 'b'],
  {},
  { $gt: '' },
  deep(50),
  'NaN',
  '1e400',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '🧪🚗',
  '<img src=x onerror=alert(1)>',
  "'; drop table loads.load; --",
  '%_\\%',
  '((((a+)+)+)+$',
  '../../../../etc/passwd',
  '{{7*7}}${7*7}',
  'x'.repeat(5000),
  '00000000-0000-0000-0000-000000000000',
  '2026-13-45T99:99:99.000Z',
];

/** The same for a query string, where everything is text. */
export const wrongTexts: readonly string[] = [
  ...new Set(wrongValues.map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')))),
];

const inTurn = 3;

/**
 * Shares values out among fields, and what is wrong as a whole among calls. The first of a kind gets all of them, as
 * checks of the same kind are the same code; each further one gets a third, the next each time, for what its own call
 * makes of them.
 */
export function sharedOut<Value>(values: readonly Value[]): (kind: string) => readonly Value[] {
  const times = new Map<string, number>();
  return (kind) => {
    const before = times.get(kind) ?? 0;
    times.set(kind, before + 1);
    return before === 0 ? values : values.filter((_, index) => index % inTurn === before % inTurn);
  };
}

/** What tells a field from fields of another kind: where it is checked, its name and its schema. */
export function kindOf(endpoint: Endpoint, field: string): string {
  return `${endpoint.service} ${field} ${JSON.stringify(fieldsOf(endpoint)[field])}`;
}

/** The fields of the input of a call, with a value that each takes. */
export function plausibleInput(endpoint: Endpoint): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fieldsOf(endpoint)).map(([name, property]) => [name, plausible(recordOf(property))]),
  );
}

function fieldsOf({ input }: Endpoint): Schema {
  return recordOf(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties);
}

function plausible(schema: Schema): unknown {
  const [alternative] = listOf(schema.anyOf);
  if (alternative) return plausible(recordOf(alternative));
  const [choice] = listOf(schema.enum);
  if (choice !== undefined) return choice;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.format === 'date-time') return '2026-11-20T12:00:00.000Z';
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object') return {};
  return 'plausible';
}

const recordOf = (value: unknown): Schema => z.record(z.string(), z.unknown()).catch({}).parse(value);
const listOf = (value: unknown): unknown[] => z.array(z.unknown()).catch([]).parse(value);

/** Bodies that are wrong as a whole. */
export const wrongBodies: readonly (readonly [
  what: string,
  body: string,
  headers?: Record<string, string>,
])[] = [
  ['nothing', ''],
  ['no JSON', '{"loadId": '],
  ['no object', '[]'],
  ['null', 'null'],
  ['text', '"text"'],
  ['a number', '7'],
  ['unknown fields', '{"__proto__":{"isSA":true},"constructor":{"prototype":{}},"hasOwnProperty":1,"x":"y"}'],
  ['deep nesting', `{"loadId":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ['two megabytes', JSON.stringify({ notes: 'x'.repeat(2_000_000) })],
  ['a form', 'loadId=1', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['XML', '<load/>', { 'content-type': 'text/xml' }],
  ['another charset', '{"notes":"ü"}', { 'content-type': 'application/json; charset=utf-7' }],
  ...['gzip', 'deflate', 'br', 'zstd', 'x'].map(
    (encoding) => [`no ${encoding}`, 'not packed', { 'content-encoding': encoding }] as const,
  ),
  ['a broken multipart', '--x\r\nno end', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a multipart without boundary', 'x', { 'content-type': 'multipart/form-data' }],
  ['a multipart with an empty boundary', 'x', { 'content-type': 'multipart/form-data; boundary=' }],
  [
    'a multipart that ends inside a file',
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nhalf',
    { 'content-type': 'multipart/form-data; boundary=x' },
  ],
];

/** Query strings that are wrong as a whole. */
export const wrongQueries: readonly (readonly [what: string, query: string])[] = [
  ['a name given twice', 'count=1&count=2'],
  ['brackets', 'count[]=1&count[a]=2&text[$ne]=x'],
  ['broken percent signs', 'text=%E0%A4%A&count=%'],
  ['a null byte', 'text=%00&loadId=%00'],
  ['prototype names', '__proto__=1&constructor=2&toString=3'],
  ['a thousand names', Array.from({ length: 1000 }, (_, index) => `n${index}=1`).join('&')],
  ['a long value', `text=${'x'.repeat(6000)}`],
  ['an offset beyond everything', 'offset=999999999&count=1000'],
  ['an offset out of range', 'offset=99999999999999999999'],
  ['a count of 1001', 'count=1001'],
  ['a negative count', 'count=-1'],
  ...['', 'null', '{"order":"","values":[]}', '{"order":"x","values":["2026-13-45"]}'].map(
    (content) => [`the cursor ${content}`, `after=${Buffer.from(content).toString('base64url')}`] as const,
  ),
];
