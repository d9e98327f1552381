import { serviceNames } from '../local/definitions';
import { metricsPorts } from './metrics-ports';

describe('where the figures of processes on one machine are asked for', () => {
  it('has a port of its own for the door and for every service', () => {
    const ports = metricsPorts('9090', serviceNames);
    expect(ports.get('edge')).toBe(9090);
    expect(serviceNames.map((name) => ports.get(name))).toEqual(serviceNames.map((_, place) => 9091 + place));
    expect(new Set(ports.values()).size).toBe(serviceNames.length + 1);
  });

  it.each([undefined, ''])('is nowhere without one: %p', (first) =>
    expect(metricsPorts(first, serviceNames).size).toBe(0),
  );

  it.each(['door', '0', '9090.5', '65530'])('refuses %s with a sentence', (first) =>
    expect(() => metricsPorts(first, serviceNames)).toThrow(
      `METRICS_PORT=${first} is no port with ${serviceNames.length} more after it, one for each service.`,
    ),
  );
});
