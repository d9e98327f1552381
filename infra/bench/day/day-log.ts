import { ms, percentile, median } from '../report/statistics';
import type { Section } from '../report/report';

/** What the people of a day met, by kind of call. */
export class DayLog {
  private readonly calls = new Map<string, { durations: number[]; refused: number }>();
  private readonly failures = new Map<string, number>();

  note(kind: string, status: number, duration: number): void {
    const call = this.calls.get(kind) ?? { durations: [], refused: 0 };
    this.calls.set(kind, call);
    call.durations.push(duration);
    if (status >= 400) call.refused++;
    if (status >= 500 || status === 0)
      this.failures.set(`${kind} ${status}`, (this.failures.get(`${kind} ${status}`) ?? 0) + 1);
  }

  /** A row per kind of call, the slowest first. */
  section(title: string, aim: number): Section {
    const kinds = [...this.calls].sort(
      ([, left], [, right]) => percentile(right.durations, 0.95) - percentile(left.durations, 0.95),
    );
    const rows = kinds.map(([kind, { durations, refused }]) => [
      kind,
      String(durations.length),
      String(refused),
      ms(median(durations)),
      ms(percentile(durations, 0.95)),
      ms(percentile(durations, 0.99)),
      ms(Math.max(...durations)),
    ]);
    const slow = kinds
      .filter(([, { durations }]) => percentile(durations, 0.95) >= aim)
      .map(([kind]) => kind);
    const failures = [...this.failures].map(([what, count]) => `${what} (${count} times)`);
    return {
      title,
      rows: [['call', 'asked', 'refused', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'], ...rows],
      notes: [
        `aim: p95 below ${aim} ms for every kind; above it: ${slow.join(', ') || 'none'}`,
        `answers of 500 and above, or none at all: ${failures.join(', ') || 'none'}`,
      ],
    };
  }
}
