// What a start does, for the test beside: says how its process is, and ends as it is told.
import { givingMemoryBack } from './memory-given-back.mjs';

await givingMemoryBack(async () => {
  const end = (/** @type {string} */ word) => process.stdout.write(`${word}\n`, () => process.exit(3));
  process.on('SIGTERM', () => end('was asked to end'));
  process.on('disconnect', () => end('was left alone'));
  console.log(`arenas ${process.env.MALLOC_ARENA_MAX}, said ${process.argv.slice(2).join(' ')}`);
  setTimeout(() => end('was forgotten'), 60_000);
});
