import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { matrixText, observedMatrix, promisedMatrix, signInAll, type Caller } from './permission-matrix';
import { startSeededSystem } from './seeded-system';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

describe('who may use which call', () => {
  let product: TestSystem;
  let callers: Caller[];
  let observed: string;

  beforeAll(async () => {
    product = await startSeededSystem();
    callers = await signInAll(product.url);
    observed = matrixText(callers, await observedMatrix(callers));
  });
  afterAll(() => product.stop());

  it('is what the contracts promise, for every call under every spelling', () => {
    expect(observed).toBe(matrixText(callers, promisedMatrix(callers)));
  });

  it('is what the kept table says; npm run matrix writes it anew', async () => {
    expect(observed).toBe(await readFile(path.join(__dirname, 'permission-matrix.tsv'), 'utf8'));
  });

  it('lets every sign-in use something, and nobody only what is open', () => {
    const [header = '', ...lines] = observed.trimEnd().split('\n');
    const columns = header.split('\t');
    const allowed = columns.map(
      (_, column) => lines.filter((line) => line.split('\t')[column] === 'yes').length,
    );
    expect(columns.slice(1)).toEqual(callers.map(({ name }) => name));
    const [nobody = 0, ...people] = allowed.slice(1);
    expect(Math.min(...people)).toBeGreaterThan(nobody);
    expect(Math.max(...people)).toBeLessThan(lines.length + 1);
  });
});
