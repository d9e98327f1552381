import type { Migration } from '@washcoat/service-kit';

/** A payment of which a dispute was lost says so: until then it was called like one whose dispute is open. */
export const sayLostDisputes: Migration = {
  name: '20261127000220-say-lost-disputes',
  up: (knex) =>
    knex.raw(`
      update payment_transaction set status = 'lost'
        from purchase
        where purchase_id = transaction_id and dispute = 'lost' and payment_transaction.status = 'disputed';
    `),
};
