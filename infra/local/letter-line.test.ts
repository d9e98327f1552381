import type { DeadLetter } from '@washcoat/service-kit';
import { letterLine } from './letter-line';

const letter: DeadLetter = {
  deadLetterId: 7,
  consumer: 'report-completed-load',
  isUnreadable: false,
  eventId: '018f3c1e-0000-7000-8000-000000000001',
  topic: 'loads.load',
  key: '018f3c1e-0000-7000-8000-000000000002',
  error: 'Error: broken',
  attempts: 5,
  shelvedAt: new Date('2026-11-27T01:36:22.711Z'),
  payload: Buffer.from('{"specversion":"1.0"}'),
};

describe('a shelved event in a list', () => {
  it('takes one line, however many its error has', () => {
    expect(letterLine('reporting', { ...letter, error: 'ZodError: [\n  {\n    "path": []\n  }\n]' })).toBe(
      'reporting 7  2026-11-27T01:36:22.711Z  loads.load → report-completed-load  ZodError: [ { "path": [] } ]',
    );
  });

  it.each([
    ['bytes', Buffer.from([0xff, 0x00, 0x0a, 0x41, 0x7f]), '5 bytes "\\xff\\x00\\x0aA\\x7f"'],
    ['nothing', Buffer.alloc(0), '0 bytes ""'],
    ['a megabyte', Buffer.alloc(1_048_576, 'x'), `1048576 bytes "${'x'.repeat(60)}" …`],
  ])('shows how long it is and how it begins when nobody could read it: %s', (_what, payload, shown) => {
    const unreadable = { ...letter, consumer: '*', isUnreadable: true, payload };
    expect(letterLine('billing', unreadable)).toBe(
      `billing 7  2026-11-27T01:36:22.711Z  loads.load → *  Error: broken  ${shown}`,
    );
  });
});
