import type { Knex } from 'knex';
import { Model, type RelationMappings } from 'objection';
import pg from 'pg';
import { openDatabase } from '../data/database';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { tableModel, textColumn } from './table-model';

class BoxModel extends tableModel('box', ['boxId'], { boxId: textColumn, shipmentId: textColumn }) {}

const boxes = {
  relation: Model.HasManyRelation,
  modelClass: BoxModel,
  join: { from: 'shipment.shipment_id', to: 'box.shipment_id' },
};

class ShipmentModel extends tableModel('shipment', ['shipmentId'], { shipmentId: textColumn }) {
  static override relationMappings: RelationMappings = {
    first: boxes,
    second: boxes,
    third: boxes,
    fourth: boxes,
  };
}

describe('a graph of records', () => {
  let database: TestDatabase;
  let knex: Knex;
  let most = 0;

  /** Counts what a connection is asked before it has answered. */
  class CountedConnection extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      let own = 0;
      Object.defineProperty(this, 'query', {
        configurable: true,
        value: (question: unknown, done: (...answer: unknown[]) => void) => {
          own += 1;
          most = Math.max(most, own);
          const answered = (...answer: unknown[]) => {
            own -= 1;
            done(...answer);
          };
          return Reflect.apply(pg.Client.prototype.query, this, [question, answered]);
        },
      });
    }
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    knex = openDatabase({ url: database.url, schema: 'public', poolMax: 5, connection: CountedConnection });
    await knex.raw(`create table shipment (shipment_id text primary key);
      create table box (box_id text primary key, shipment_id text references shipment (shipment_id))`);
    await knex('shipment').insert({ shipment_id: 's' });
  });
  beforeEach(() => (most = 0));
  afterAll(async () => {
    await knex.destroy();
    await database.drop();
  });

  it('is read in a transaction one statement after the other: it has one connection', async () => {
    const found = await knex.transaction((trx) =>
      ShipmentModel.query(trx).withGraphFetched('[first, second, third, fourth]').execute(),
    );
    expect(found).toMatchObject([{ first: [], second: [], third: [], fourth: [] }]);
    expect(most).toBe(1);
  });

  it('is written in a transaction one statement after the other', async () => {
    const box = (boxId: string) => [{ boxId }];
    await knex.transaction((trx) =>
      ShipmentModel.query(trx)
        .insertGraph(
          Object.assign({ shipmentId: 'new' }, { first: box('1'), second: box('2') }, { third: box('3') }),
        )
        .execute(),
    );
    expect(await knex('box').where({ shipment_id: 'new' }).pluck('box_id')).toHaveLength(3);
    expect(most).toBe(1);
  });
});
