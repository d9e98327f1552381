import { readdir, readFile } from 'node:fs/promises';

export interface RunningProcess {
  pid: number;
  /** Of the machine's memory that it holds; shared pages are counted by their part where the system tells. */
  bytes: number;
}

/** The process `root` and all below it. What the system does not tell (it does on Linux) is left out. */
export async function processesBelow(root: number): Promise<RunningProcess[]> {
  if (process.platform !== 'linux') return [{ pid: root, bytes: 0 }];
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const pid = Number(name);
    const parent = Number.isInteger(pid) && (await parentOf(pid));
    if (parent) parents.set(pid, parent);
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid === root || (pid !== undefined && parents.has(pid) && isBelow(parents.get(pid)));
  const found = [...parents.keys()].filter(isBelow);
  return Promise.all(found.map(async (pid) => ({ pid, bytes: await bytesOf(pid) })));
}

async function parentOf(pid: number): Promise<number | undefined> {
  const stat = await textOf(`/proc/${pid}/stat`);
  // The name of the program stands in brackets and may hold anything.
  return stat ? Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) : undefined;
}

async function bytesOf(pid: number): Promise<number> {
  const rollup = await textOf(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}

/** Empty for a process that ended meanwhile. */
const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
