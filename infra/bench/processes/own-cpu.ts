/** Milliseconds of processor time that this process has used since it started. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
