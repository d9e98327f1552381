import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '../testing/test-database';
import { layBadWire } from './bad-wire.fixture';
import { provisionServices } from './provision';

describe('provisioning', () => {
  it('survives installations of one cluster that provision at the same moment', async () => {
    const databases = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()));
    const name = `crossing_${randomBytes(4).toString('hex')}`;
    try {
      const urls = await Promise.all(databases.map(({ url }) => provisionServices(url, [name], 'secret')));
      expect(urls.map((answer) => new URL(answer[name] ?? '').username)).toEqual(
        databases.map(() => `washcoat_${name}`),
      );
    } finally {
      for (const database of databases) await database.drop();
    }
  });

  it.each([1, 4, 6])(
    'does not wait for ever for an answer that became nonsense, its %s. one',
    async (isNonsense) => {
      const database = await createTestDatabase();
      const wire = await layBadWire(database.url);
      const name = `lost_${randomBytes(4).toString('hex')}`;
      try {
        wire.isNonsense = isNonsense;
        await expect(provisionServices(wire.url, [name], 'secret', 500)).rejects.toThrow();
        wire.isNonsense = false;
        expect(Object.keys(await provisionServices(wire.url, [name], 'secret'))).toEqual([name]);
      } finally {
        await wire.cut();
        await database.drop();
      }
    },
  );
});
