import pg from 'pg';
import { serviceNames } from '../local/definitions';

/**
 * Has every event that the outboxes still hold published again, to a broker that starts empty. Services that handled
 * one know it by their inbox, and skip it.
 */
export async function deliverAgain(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const name of serviceNames) {
      const schema = client.escapeIdentifier(name);
      await client.query(`insert into ${schema}.outbox_queue (lane, id)
        select outbox_lane.lane, outbox.id from ${schema}.outbox
          join ${schema}.outbox_lane on outbox_lane.event in (outbox.envelope ->> 'type', '*')
        on conflict do nothing`);
    }
  } finally {
    await client.end();
  }
}
