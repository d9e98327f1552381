// Uses nothing but Node.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const GIVEN_UP_MS = 3000;
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program that starts others, and ends all of them when this process is told to end: a group of their own, since
 * who ends one of them leaves the others behind. Comes back when the program has ended by itself.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{status: number | null, output: string}>} what it printed, unless its output goes elsewhere
 */
export async function runInGroup(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
  const forget = whenToEnd(async (signal) => {
    signalGroup(child, 'SIGTERM');
    await Promise.race([ended.catch(() => null), setTimeout(GIVEN_UP_MS)]);
    signalGroup(child, 'SIGKILL');
    forget();
    process.kill(process.pid, signal);
  });
  try {
    const status = await ended;
    // Whoever is ended meanwhile has nothing to go on with.
    if (forget.isTold()) await new Promise(() => {});
    return { status, output };
  } finally {
    forget();
  }
}

/**
 * Does `work` once, when this process is told to end or is left alone by who started it over a channel.
 * @param {(signal: NodeJS.Signals) => Promise<void>} work
 * @returns {(() => void) & {isTold: () => boolean}} takes it back
 */
function whenToEnd(work) {
  let isTold = false;
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    // One key reaches this process directly, and by way of who started it.
    if (!isTold) void work(signal);
    isTold = true;
  };
  const leave = () => end('SIGTERM');
  for (const signal of signals) process.on(signal, end);
  process.on('disconnect', leave);
  const forget = () => {
    for (const signal of signals) process.off(signal, end);
    process.off('disconnect', leave);
  };
  return Object.assign(forget, { isTold: () => isTold });
}

/**
 * @param {import('node:child_process').ChildProcess} leader
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
