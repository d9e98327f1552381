import { createHash } from 'node:crypto';
import pg from 'pg';

/** Something that must hold in the database once every event is handled. */
export interface BookRule {
  /** What holds, in words. */
  name: string;
  /** The services whose schemas the query reads; the first one owns the rule. */
  domains: readonly [string, ...string[]];
  /** Answers one sentence per breach. */
  query: string;
}

/** What does not add up, in sentences; an empty list when the books are right. */
export async function auditBooks(adminUrl: string, rules: readonly BookRule[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await breachesOf(client, rules);
  } finally {
    await client.end();
  }
}

/** The same, asked over a connection that is open, which plans each question once. */
export async function breachesOf(client: pg.Client, rules: readonly BookRule[]): Promise<string[]> {
  const breaches: string[] = [];
  for (const { name, domains, query } of rules) {
    const statement = createHash('sha1').update(query).digest('hex');
    const { rows } = await client.query({ name: statement, text: query, rowMode: 'array' });
    breaches.push(...rows.map(([breach]) => `${domains[0]}: ${breach} (${name})`));
  }
  return breaches;
}

/** The rules that read nothing but the schemas of `domains`. */
export function rulesOf(rules: readonly BookRule[], domains: readonly string[]): BookRule[] {
  return rules.filter((rule) => rule.domains.every((domain) => domains.includes(domain)));
}

/** What holds in the kit's tables of every service: nothing waits, nothing was given up, nothing was missed. */
export function eventBooks(domains: readonly string[]): BookRule[] {
  return [...domains.flatMap(rulesOfService), ...domains.flatMap((domain) => missedBy(domain, domains))];
}

function rulesOfService(domain: string): BookRule[] {
  return [
    {
      name: 'no event waits in the outbox',
      domains: [domain],
      query: `select count(*) || ' events wait for ' || lane from ${domain}.outbox_queue group by lane`,
    },
    {
      name: 'no event was given up',
      domains: [domain],
      query: `select 'gave up on ' || count(*) || ' events: ' || string_agg(error, '; ')
        from ${domain}.dead_letter where replayed_at is null having count(*) > 0`,
    },
  ];
}

/** Of what a consumer has ever handled of a producer, it has handled all: by kind of event, since its first one. */
function missedBy(consumer: string, producers: readonly string[]): BookRule[] {
  return producers.map((producer) => ({
    name: `${consumer} has handled every event of ${producer} that it listens to`,
    domains: [consumer, producer],
    query: `with heard as (
        select inbox.consumer, outbox.envelope ->> 'type' as type, min(outbox.id) as first
        from ${consumer}.inbox join ${producer}.outbox using (event_id) group by 1, 2
      )
      select heard.consumer || ' missed ' || count(*) || ' of ' || heard.type
      from heard join ${producer}.outbox on outbox.envelope ->> 'type' = heard.type and outbox.id > heard.first
      where outbox.created_at > (select max(created_at) from ${producer}.outbox) - interval '1 day'
        and not exists (select from ${consumer}.inbox
          where inbox.consumer = heard.consumer and inbox.event_id = outbox.event_id)
        and not exists (select from ${consumer}.dead_letter
          where dead_letter.consumer = heard.consumer and dead_letter.event_id = outbox.event_id)
      group by heard.consumer, heard.type`,
  }));
}
