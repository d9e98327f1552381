import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolder } from './app.mjs';

const textOf = (file: string) => readFileSync(path.join(workspaceFolder, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group);
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: workspaceFolder,
  encoding: 'utf8',
});
const files = listed.split('\n').filter((file) => file && existsSync(path.join(workspaceFolder, file)));
const documents = files.filter((file) => /(^|\/)(README|CONTRIBUTING)\.md$/.test(file));
const folders = new Set(found(listed, /^([^/\n]+)\//gm));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));

/** The events that contracts define; slots of manifests have names of the same form. */
const namesIn = (place: RegExp) =>
  files
    .filter((file) => place.test(file))
    .flatMap((file) => found(textOf(file), /\b(?:name|slot)"?: ['"]([^'"]+\.v\d+)['"]/g));
const names = new Set(
  namesIn(/^libs\/contracts\/[\w-]+\/src\/(?!.*\.test).*\.ts$|\/remote\.manifest\.json$/),
);

/** What a package is imported by, such as `@washcoat/ui/chart`. */
const entries = files
  .filter((file) => file.endsWith('/package.json'))
  .flatMap((file) => {
    const { name, exports = {} }: { name: string; exports?: object } = JSON.parse(textOf(file));
    return [name, ...Object.keys(exports).map((entry) => path.posix.join(name, entry))];
  });

/** A file name alone may be of any folder; `<word>` stands for a part of a name, and `infra/decisions/040` for its file. */
function isThere(place: string, document: string): boolean {
  const own = path.posix.dirname(document);
  const starts = [place.includes('/') ? '' : '(.*/)?', `${own}/`, `${own}/src/`].join('|');
  const name = place.replace(/\/$/, '').replaceAll('.', '\\.').replace(/<\w+>/g, '[^/]+');
  const isNamed = new RegExp(`^(${starts})${name}($|/${/\.\w+$/.test(place) ? '' : '|-'})`);
  return files.some((file) => isNamed.test(file));
}

/** What a document names that is not there. */
function untruthsIn(text: string, document: string): string[] {
  const words = found(text, /(```[^]*?```|`[^`]+`)/g).flatMap((code) => code.split(/[\s`,]+/));
  const places = words.filter((word) => {
    if (!/^[\w<][\w<>./-]*$/.test(word)) return false;
    return folders.has(word.replace(/\/.*|^[^/]+$/, '')) || /\.tsx?$|^\w[\w-]*\/$/.test(word);
  });
  return [
    ...places.filter((place) => !isThere(place, document)),
    ...words.filter((word) => /^@washcoat\/[\w/-]+$/.test(word) && !entries.includes(word)),
    ...found(text, /\]\(([^)#:]+)/g).filter(
      (link) => !existsSync(path.join(workspaceFolder, path.dirname(document), link)),
    ),
    ...found(text, /\b([a-z]+(?:\.[a-z-]+)+\.v\d+)\b/g).filter((name) => !names.has(name)),
    ...found(text, /npm run ([\w:-]+)/g).filter((command) => !(command in scripts)),
  ];
}

describe('documents', () => {
  it.each([
    ['roles/no-such-role.ts', '`roles/no-such-role.ts`'],
    ['no-such-role.ts', '`no-such-role.ts`'],
    ['infra/no-such/', '`infra/no-such/`'],
    ['services/<domain>/src/no-such.ts', '`services/<domain>/src/no-such.ts`'],
    ['infra/decisions/no-such.md', '[no](infra/decisions/no-such.md)'],
    ['@washcoat/ui/no-such', '`@washcoat/ui/no-such`'],
    ['entities.user-vanished.v1', '`entities.user-vanished.v1`'],
    ['no-such', '`npm run no-such`'],
  ])('are found out when they name what is not there: %s', (untruth, text) => {
    expect(untruthsIn(text, 'README.md')).toEqual([untruth]);
  });

  it.each(documents)('name what is there: %s', (document) => {
    expect(untruthsIn(textOf(document), document)).toEqual([]);
  });

  it.each(found(documents.join('\n'), /^services\/([\w-]+)\/README\.md$/gm))(
    'of a service name every event that its contract defines: %s',
    (domain) => {
      const events = namesIn(new RegExp(`^libs/contracts/${domain}/src/`)).filter((name) =>
        name.startsWith(`${domain}.`),
      );
      expect(events).not.toEqual([]);
      const text = textOf(`services/${domain}/README.md`);
      expect(events.filter((event) => !text.includes(`\`${event}\``))).toEqual([]);
    },
  );

  it('list suffixes that files have', () => {
    const suffixes = found(textOf('CONTRIBUTING.md'), /`(\.[a-z]+)`/g);
    expect(suffixes.length).toBeGreaterThan(20);
    expect(
      suffixes.filter((suffix) => !files.some((file) => path.basename(file).includes(`${suffix}.`))),
    ).toEqual([]);
  });
});
