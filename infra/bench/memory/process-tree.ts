import { readdir } from 'node:fs/promises';
import { readProc } from '../processes/read-proc';

/** A process and what of the machine's memory it holds, in MB. */
export interface ProcessMemory {
  pid: number;
  command: string;
  /** Resident pages, shared ones counted in full. */
  rss: number;
  /** Resident pages, shared ones counted by their part. */
  pss: number;
}

/** The process `root` and all below it. Linux only. */
export async function processTree(root: number): Promise<ProcessMemory[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    const status = /^\d+$/.test(name) ? await readProc(`/proc/${name}/status`) : '';
    const parent = /^PPid:\s+(\d+)/m.exec(status)?.[1];
    if (parent) parents.set(Number(name), Number(parent));
  }
  const below = [...parents.keys()].filter((pid) => isBelow(pid, root, parents));
  return Promise.all([root, ...below].map(memoryOf));
}

function isBelow(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  const parent = parents.get(pid);
  return parent !== undefined && (parent === root || isBelow(parent, root, parents));
}

async function memoryOf(pid: number): Promise<ProcessMemory> {
  const rollup = await readProc(`/proc/${pid}/smaps_rollup`);
  const command = (await readProc(`/proc/${pid}/cmdline`)).replaceAll('\0', ' ').trim();
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0) / 1024;
  return { pid, command, rss: megabytes('Rss'), pss: megabytes('Pss') };
}
