import { inNamesOf, RIGHTS_AT_ONCE } from './in-names-of';

describe('what is due in the names of those who set it', () => {
  const nobody = { post: async () => Buffer.from(JSON.stringify({ sessions: [] })) };
  const due = Array.from({ length: RIGHTS_AT_ONCE * 2 + 1 }, (_, n) => ({ userId: `user ${n}`, n }));

  it('is all done, in parts, also behind a part of which everything fails', async () => {
    const asked: number[] = [];
    const services = {
      ...{ get: () => Promise.reject(new Error('Nobody asks.')) },
      post: (_service: string, _path: string, body: object) => {
        asked.push(JSON.parse(JSON.stringify(body)).userIds.length);
        return nobody.post();
      },
    };
    const done: number[] = [];
    const failed: number[] = [];
    await inNamesOf({ platform: { services } }, due, {
      work: async ({ n }) => {
        if (n < RIGHTS_AT_ONCE) throw new Error('It fails.');
        done.push(n);
      },
      failed: ({ n }) => failed.push(n),
    });
    expect(asked).toEqual([RIGHTS_AT_ONCE, RIGHTS_AT_ONCE, 1]);
    expect(failed).toHaveLength(RIGHTS_AT_ONCE);
    expect(done).toHaveLength(RIGHTS_AT_ONCE + 1);
  });
});
