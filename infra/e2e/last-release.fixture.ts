import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { sharedParts, type SharedParts } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { alternativesOf, readSchema, type JsonSchema } from '../contracts/json-schema';
import type { ReleasedRemote } from '../versions/released-remotes';

const jsonOf = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(process.cwd(), file), 'utf8'));

/** What the shell of this checkout, as it is built, offers to remotes. */
export const offeredToday = async (): Promise<SharedParts> =>
  sharedParts.parse(await jsonOf('shell/dist/offered-parts.json'));

const publicTypes = z.object({
  version: z.string(),
  exports: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
});

/** What the shell of the last release offered: the names that the kept report of its public types has. */
export async function offeredBefore(): Promise<SharedParts> {
  const today = await offeredToday();
  const parts: Record<string, SharedParts[string]> = {};
  for (const library of ['platform-sdk', 'ui']) {
    const kept = publicTypes.parse(await jsonOf(`infra/versions/${library}.api.json`));
    for (const [entry, declared] of Object.entries(kept.exports)) {
      const request = `@washcoat/${library}${entry.slice(1)}`;
      if (request in today) parts[request] = { version: kept.version, exports: Object.keys(declared).sort() };
    }
  }
  return parts;
}

/** Has the page get a remote as it was built for the last release; the answer tells how many files it took of it. */
export async function openReleased(page: Page, { registered, files }: ReleasedRemote): Promise<() => number> {
  let taken = 0;
  await page.route('**/registry.json', async (route) => {
    const answer = await route.fetch();
    const registry = z
      .looseObject({ remotes: z.array(z.looseObject({ name: z.string() })) })
      .parse(await answer.json());
    const others = registry.remotes.filter(({ name }) => name !== registered.name);
    await route.fulfill({ response: answer, json: { ...registry, remotes: [...others, registered] } });
  });
  await page.route(`**${path.posix.dirname(registered.entry)}/**`, async (route) => {
    const name = path.posix.basename(new URL(route.request().url()).pathname);
    const body = files[name];
    if (body === undefined) return route.fulfill({ status: 404 });
    taken += 1;
    const contentType = name.endsWith('.js') ? 'text/javascript' : 'application/json';
    await route.fulfill({ body, contentType });
  });
  return () => taken;
}

/**
 * Has the page get the shell of today as that of the last release: it says that it offers what that one offered, and
 * provides it in those versions. The answer tells how many such places were changed in its code.
 */
export async function openShellBefore(page: Page, before: SharedParts): Promise<() => number> {
  let changed = 0;
  const offered = /("@washcoat\/[a-z/-]+"):(\[?)\{version:"[^"]+"(,exports:\[[^\]]*\])?/g;
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && !pathname.startsWith('/remotes/'),
    async (route) => {
      const answer = await route.fetch();
      const code = (await answer.text()).replace(
        offered,
        (text, quoted: string, bracket: string, exports: string | undefined) => {
          const part = before[String(JSON.parse(quoted))];
          if (!part) return text;
          changed += 1;
          const names = exports ? `,exports:${JSON.stringify(part.exports)}` : '';
          return `${quoted}:${bracket}{version:${JSON.stringify(part.version)}${names}`;
        },
      );
      await route.fulfill({ response: answer, body: code });
    },
  );
  return () => changed;
}

const released = z.object({
  calls: z.record(
    z.string(),
    z.object({ method: z.string(), paths: z.array(z.string()), output: z.unknown() }),
  ),
});

/**
 * Has services answer as those of the last release: only the fields that its kept contracts name, and a call that it
 * had not is unknown. The answer tells how many were answered, and the fields and calls that were taken away.
 */
export async function openServicesBefore(page: Page): Promise<{ answered: () => number; lost: Set<string> }> {
  const { calls } = released.parse(await jsonOf('infra/contracts/released.json'));
  const outputs = new Map(
    Object.values(calls).flatMap(({ method, paths, output }) =>
      paths.map((address) => [`${method} ${address.toLowerCase()}`, readSchema(output)] as const),
    ),
  );
  const lost = new Set<string>();
  let answered = 0;
  const answer = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const output = outputs.get(`${route.request().method()} ${pathname.toLowerCase()}`);
    if (!output) {
      lost.add(pathname);
      const json = { error: 'There is no such call.', code: 'UNKNOWN_CALL' };
      return route.fulfill({ status: 404, json });
    }
    const response = await route.fetch();
    if (!response.ok() || !response.headers()['content-type']?.includes('json'))
      return route.fulfill({ response });
    answered += 1;
    const json = known(await response.json(), output, (field) => lost.add(`${pathname} ${field}`));
    await route.fulfill({ response, json });
  };
  await page.route(/^[^?]*\/(read|write)\/v1\//, answer);
  await page.route(/^[^?]*\/realtime\//, (route) => route.fulfill({ status: 404 }));
  return { answered: () => answered, lost };
}

/** What of `value` the schema has a name for. */
function known(value: unknown, schema: JsonSchema, onLost: (field: string) => void): unknown {
  const { properties, others, items } = merged(alternativesOf(schema));
  if (Array.isArray(value)) return items ? value.map((one) => known(one, items, onLost)) : value;
  if (typeof value !== 'object' || value === null || !properties) return value;
  const fields = Object.entries(value).filter(([name]) => {
    const isKnown = name in properties || others !== undefined;
    if (!isKnown) onLost(name);
    return isKnown;
  });
  return Object.fromEntries(
    fields.map(([name, one]) => [name, known(one, properties[name] ?? others ?? {}, onLost)]),
  );
}

/** All that one of several schemas names. */
function merged(schemas: readonly JsonSchema[]): JsonSchema {
  const named = schemas.flatMap(({ properties }) => properties ?? []);
  return {
    ...(named.length ? { properties: Object.assign({}, ...named) as Record<string, JsonSchema> } : {}),
    items: schemas.find(({ items }) => items)?.items,
    others: schemas.find(({ others }) => others)?.others,
  };
}
