import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { systemErrorCode } from '../missing-file';

/** `accepted`; `refused`: wrong password or unknown account; `unanswered`: no server there that is ready. */
export type LoginAnswer = 'accepted' | 'refused' | 'unanswered';

const wrongPassword = '28P01';
const deadline = 60_000;

async function tryLogin(url: string): Promise<LoginAnswer> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  let lost: Error | undefined;
  client.on('error', (error) => (lost = error));
  try {
    await client.connect();
    await client.query('select 1');
    return lost ? 'unanswered' : 'accepted';
  } catch (error) {
    return systemErrorCode(error) === wrongPassword ? 'refused' : 'unanswered';
  } finally {
    await client.end();
  }
}

/**
 * Logs in until the server lets us in, as it does once it has started and recovered (at most one minute).
 * @param isWorthwhile asked before every try; false ends the wait, as when the server's process has ended.
 */
export async function untilLogin(url: string, isWorthwhile: () => boolean): Promise<LoginAnswer> {
  const end = Date.now() + deadline;
  while (isWorthwhile() && Date.now() < end) {
    const answer = await tryLogin(url);
    if (answer !== 'unanswered') return answer;
    await pause(30);
  }
  return 'unanswered';
}
