import { randomBytes } from 'node:crypto';
import { createTestDatabase } from '../testing/test-database';
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
});
