import { breakingChanges } from './breaking-changes';
import type { ContractList } from './contract-list';
import { readSchema } from './json-schema';

/** Every way in which `now` breaks what was released, a sentence each; empty when nothing is broken. */
export function brokenContracts(released: ContractList, now: ContractList): string[] {
  const calls = Object.entries(released.calls).flatMap(([id, old]) => {
    const one = now.calls[id];
    if (!one) return [`The call ${id} is gone`];
    const { method, paths } = one;
    const moved = old.paths.filter((path) => !paths.includes(path)).map((path) => `${id} left ${path}`);
    return [
      ...(method === old.method ? [] : [`${id} is ${method} instead of ${old.method}`]),
      ...moved,
      ...changesOf(old.input, one.input, 'sent', `${id} is sent`),
      ...answersOf(id, old.output, one.output),
    ];
  });
  const events = Object.entries(released.events).flatMap(([name, old]) => {
    const one = now.events[name];
    if (!one) return [`The event ${name} is gone`];
    const moved = one.topic === old.topic ? [] : [`${name} left the topic ${old.topic}`];
    return [...moved, ...changesOf(old.data, one.data, 'read', `${name} tells`)];
  });
  return [...calls, ...events];
}

type Schema = Record<string, unknown>;

function answersOf(id: string, before: Schema | null, after: Schema | null): string[] {
  if (!before) return [];
  return after ? changesOf(before, after, 'read', `${id} answers`) : [`${id} answers no JSON any more`];
}

function changesOf(before: Schema, after: Schema, direction: 'sent' | 'read', what: string): string[] {
  return breakingChanges(readSchema(before), readSchema(after), direction, '').map(
    (change) => `${what}: ${change}`,
  );
}
