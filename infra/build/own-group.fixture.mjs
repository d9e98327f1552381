// What a build does, for the test beside: starts a program that starts another, and waits for it.
import { runInGroup } from './own-group.mjs';

const another = `process.stdout.write('started\\n'); setTimeout(() => {}, 60_000); process.on('SIGINT', () => {});`;
const program = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(another)}], { stdio: 'inherit' });
  setTimeout(() => {}, 60_000);`;
await runInGroup(process.execPath, ['-e', program], { stdio: ['ignore', 'inherit', 'inherit'] });
console.log('went on');
