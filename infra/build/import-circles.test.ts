import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './app.mjs';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: workspaceFolder,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter(
    (file) => file && !/\.(test|spec)\.tsx?$/.test(file) && existsSync(path.join(workspaceFolder, file)),
  );
const nameOf = (file: string) => file.replace(/\.tsx?$/, '');
const byName = new Map(files.map((file) => [nameOf(file), file]));

/** The files of the checkout that a file brings when it runs; what it takes of types only is not there then. */
function broughtBy(file: string): string[] {
  const text = readFileSync(path.join(workspaceFolder, file), 'utf8');
  const imports = text.matchAll(/^(?:import|export)( type)? ([^;]*?)from '(\.[^']+)';/gms);
  return [...imports].flatMap(([, isType, names = '', module = '']) => {
    const inBraces = /\{(.*)\}/s
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim());
    if (isType || (inBraces && inBraces.every((name) => name.trim().startsWith('type ')))) return [];
    const place = path.posix.join(path.posix.dirname(file), module);
    const found = byName.get(place) ?? byName.get(`${place}/index`);
    return found ? [found] : [];
  });
}

/** The first way from a file back to itself, or null. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

it('finds a circle', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circleIn(graph)).toEqual(['b', 'c', 'b']);
});

it('no file brings itself by others: what runs first would depend on who asks first', () => {
  expect(files.length).toBeGreaterThan(2_000);
  expect(circleIn(new Map(files.map((file) => [file, broughtBy(file)])))).toBeNull();
});
