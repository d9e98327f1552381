import { INBOX_KEPT_MS } from '@washcoat/service-kit';
import pg from 'pg';
import { serviceNames } from '../local/definitions';

/**
 * Has every event that the outboxes still hold published again, to a broker that starts empty. Services that handled
 * one know it by their inbox, and skip it; what is older than that remembers has long been handled.
 */
export async function deliverAgain(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const name of serviceNames) {
      const schema = client.escapeIdentifier(name);
      await client.query(
        `insert into ${schema}.outbox_queue (lane, id, kind, created_at)
        select outbox_lane.lane, outbox.id, outbox.kind, outbox.created_at from ${schema}.outbox
          join ${schema}.outbox_lane on outbox_lane.event in (outbox.envelope ->> 'type', '*')
        where outbox.created_at > now() - $1 * interval '1 millisecond'
        on conflict do nothing`,
        [INBOX_KEPT_MS],
      );
    }
  } finally {
    await client.end();
  }
}
