import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Services whose environment has the address that people open. */
const namers = readdirSync(path.join(root, 'services')).filter((service) =>
  ['main.ts', 'env.ts'].some((file) => {
    const source = path.join('services', service, 'src', file);
    return (
      readdirSync(path.join(root, 'services', service, 'src')).includes(file) &&
      /BASE_URL: z/.test(read(source))
    );
  }),
);

describe('the address that people open', () => {
  it('is asked for by a deployment in containers', () => {
    expect(namers).toEqual(expect.arrayContaining(['edge', 'loads', 'notifications']));
    expect(read('infra/deploy/compose.yaml')).toContain('BASE_URL: ${BASE_URL:?');
  });

  it('is asked for by every pod that makes links of it', () => {
    const deployments = read('infra/deploy/k8s/washcoat.yaml').split('---\n');
    for (const name of namers) {
      const deployment = deployments.find((text) => text.includes(`dist/services/${name}.mjs`));
      expect(deployment).toContain(
        '{ name: BASE_URL, valueFrom: { secretKeyRef: { name: washcoat, key: BASE_URL } } }',
      );
    }
  });
});
