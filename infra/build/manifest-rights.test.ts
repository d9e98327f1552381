import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { flagNames, pageContribution } from '@washcoat/contract-kernel';
import { serviceDefinitions } from '../local/definitions';
import { workspaceFolder } from './app.mjs';

const remotes = readdirSync(workspaceFolder).filter((name) => name.startsWith('mfe-'));
const requiring = pageContribution.shape.requires;

/** The flags of every rule below `value`, a manifest or a part of it. */
function flagsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const rule = 'requires' in value ? requiring.parse(value.requires) : undefined;
  const conditions = rule && 'anyOf' in rule ? rule.anyOf : [];
  const own = conditions.flatMap(({ flags = [], anyFlag = [], without = [] }) => [
    ...flags,
    ...anyFlag,
    ...without,
  ]);
  return [...own, ...Object.values(value).flatMap(flagsIn)];
}

/** Pages take what their shell was never told of for not granted, so a slip of the pen shows here. */
it.each(remotes)('asks for permissions that somebody declares: %s', (remote) => {
  const declared = serviceDefinitions(tmpdir(), 'http://127.0.0.1').flatMap(({ permissions = {} }) =>
    Object.keys(permissions),
  );
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(workspaceFolder, remote, 'remote.manifest.json'), 'utf8'),
  );
  expect([...flagNames, ...declared]).toEqual(expect.arrayContaining(flagsIn(manifest)));
  expect(flagsIn({ pages: [{ requires: { anyOf: [{ without: ['canFly'] }] } }] })).toEqual(['canFly']);
});
