import { get } from 'node:http';
import { processTree } from '../memory/process-tree';

const LOOK_MS = 500;
const NEW_LINE = 10;

/** What saving a file took: its lines, and the memory of the process that sends it, in MB. */
export interface Saved {
  lines: number;
  seconds: number;
  before: number;
  peak: number;
}

const memoryOf = async (pid: number) => (await processTree(pid)).find((one) => one.pid === pid)?.rss ?? NaN;

/** Reads a file from its link and counts its lines, looking meanwhile at the memory of the process that sends it. */
export async function saveFile(link: URL, pid: number): Promise<Saved> {
  const before = await memoryOf(pid);
  let peak = before;
  const looking = setInterval(() => {
    void memoryOf(pid).then((now) => (peak = Math.max(peak, now)));
  }, LOOK_MS);
  const begin = performance.now();
  try {
    const lines = await linesOf(link);
    return { lines, seconds: (performance.now() - begin) / 1000, before, peak };
  } finally {
    clearInterval(looking);
  }
}

function linesOf(link: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    get(link, (response) => {
      let lines = 0;
      response.on('data', (chunk: Buffer) => {
        for (const byte of chunk) if (byte === NEW_LINE) lines++;
      });
      response.on('end', () => resolve(lines));
      response.on('error', reject);
    }).on('error', reject);
  });
}
