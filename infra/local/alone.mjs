// Uses nothing but Node, because it runs before anything is installed.
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const LOOK_AGAIN_MS = 200;
const GIVEN_UP_MS = 30 * 60_000;

/**
 * Does `work` while no other process does anything under the same `lock`, a file with the id of who holds it. The lock
 * of a process that has ended, or that is half an hour old, counts no more.
 * @template Answer
 * @param {string} lock
 * @param {(holder: string) => void} onWait told once, when another process has to be waited for
 * @param {() => Answer | Promise<Answer>} work
 * @returns {Promise<Answer>}
 */
export async function alone(lock, onWait, work) {
  let isWaiting = false;
  while (!take(lock)) {
    const holder = holderOf(lock);
    if (holder === null || isGone(lock, holder)) continue;
    if (!isWaiting) onWait(holder);
    isWaiting = true;
    await setTimeout(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Links a file that has its content already: nobody ever reads a lock without its holder. */
function take(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, `${process.pid}`);
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** @returns {string | null} null when the lock went meanwhile */
function holderOf(lock) {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return null;
  }
}

/** Whether the lock of `holder` counted no more and was taken away; a younger one is put back. */
function isGone(lock, holder) {
  if (isAlive(Number(holder)) && !isOld(lock)) return false;
  const aside = `${lock}.${process.pid}.old`;
  try {
    renameSync(lock, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, lock);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
  return true;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const isOld = (lock) => {
  const { mtimeMs = Infinity } = statSync(lock, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs > GIVEN_UP_MS;
};
