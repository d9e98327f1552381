import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';

export interface Section {
  title: string;
  /** The first row names the columns. */
  rows: readonly (readonly string[])[];
  /** What to know when reading the table: ratios, aims. */
  notes?: readonly string[];
}

/** Prints the tables with the machine they come from, and keeps them as `<folder>/<name>.txt`. */
export async function writeReport(folder: string, name: string, sections: readonly Section[]): Promise<void> {
  const text = [`${name}: ${machine()}`, ...sections.map(sectionText)].join('\n\n');
  console.log(`\n${text}`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.txt`), `${text}\n`);
}

function machine(): string {
  const [first] = cpus();
  const load = loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
  return `${new Date().toISOString()}, ${cpus().length} cores ${first?.model ?? ''}, Node ${process.versions.node}, load average ${load}`;
}

function sectionText({ title, rows, notes = [] }: Section): string {
  return [title, ...tableLines(rows), ...notes].join('\n');
}

/** Aligns the first column left and the others right. */
function tableLines(rows: readonly (readonly string[])[]): string[] {
  const columns = rows[0]?.length ?? 0;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
