import { z } from 'zod';
import type { System } from '../../local/system';
import type { Statement } from './product-protocol';

const asked = z.object({ service: z.string(), containing: z.string(), isOn: z.boolean() });

const recordings = new Map<string, { statements: Statement[]; end(): void }>();

/** Begins to note the statements of a service that contain a text (`isOn`), or answers what was noted and ends. */
export function recordStatements({ services }: System, input: unknown): Statement[] {
  const { service, containing, isOn } = asked.parse(input);
  if (!isOn) return endRecording(service);
  const recorded = services.get(service);
  if (!recorded) throw new Error(`There is no service ${service}.`);
  const { database, plannedOnce } = recorded;
  const statements: Statement[] = [];
  const ends = [...new Set([database, plannedOnce])].map((pool) => {
    const isPlannedOnce = pool !== database;
    const note = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
      if (sql.includes(containing)) statements.push({ text: sql, values: [...bindings], isPlannedOnce });
    };
    pool.on('query', note);
    return () => pool.off('query', note);
  });
  recordings.set(service, { statements, end: () => ends.forEach((end) => end()) });
  return [];
}

function endRecording(service: string): Statement[] {
  const recording = recordings.get(service);
  recording?.end();
  recordings.delete(service);
  return recording?.statements ?? [];
}
