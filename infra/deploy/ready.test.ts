import { readFileSync } from 'node:fs';
import path from 'node:path';

const deployments = readFileSync(path.join(__dirname, 'k8s/washcoat.yaml'), 'utf8')
  .split('---\n')
  .filter((text) => text.includes('kind: Deployment'));

/** What is asked of a pod before callers are sent to it, by the name of its process. */
const asked = Object.fromEntries(
  deployments.map((text) => [
    /dist\/services\/(\w+)\.mjs/.exec(text)?.[1],
    /readinessProbe: \{ httpGet: \{ path: (\S+),/.exec(text)?.[1],
  ]),
);

describe('a pod in Kubernetes', () => {
  it('is sent callers when it is ready; the door when it lives, so that a service that is away costs its own calls alone', () => {
    const { edge, ...services } = asked;
    expect(edge).toBe('/health/live');
    expect(Object.keys(services)).toHaveLength(9);
    expect([...new Set(Object.values(services))]).toEqual(['/health/ready']);
  });
});
