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
    for (const name of serviceNames)
      await client.query(`update ${client.escapeIdentifier(name)}.outbox set published_at = null`);
  } finally {
    await client.end();
  }
}
