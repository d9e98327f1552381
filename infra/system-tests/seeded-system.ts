import { createTestDatabase, type DatabaseModel, type TestDatabase } from '@washcoat/testing';
import { seedSystem, startSystemOn, type TestSystem } from './start-system';

/** The demonstration, as the product seeds it. */
const demonstration: DatabaseModel = {
  key: 'the seeded product',
  async fill(address) {
    const product = await startSystemOn(address);
    try {
      await seedSystem(product.system);
    } finally {
      await product.stop();
    }
  },
};

/** Starts the product on a seeded database of its own in the PostgreSQL of this run of tests. */
export async function startSeededSystem(): Promise<TestSystem> {
  const { url, drop } = await seededDatabase();
  const product = await startSystemOn(url);
  return {
    ...product,
    async stop() {
      await product.stop();
      await drop();
    },
  };
}

/** The first file that asks seeds; it and all others work on copies. */
export const seededDatabase = (): Promise<TestDatabase> => createTestDatabase(demonstration);
