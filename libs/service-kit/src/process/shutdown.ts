/** Runs `steps` in order, once, when the process is asked to end or the one that started it is gone; then ends it. */
export function shutdownOnSignal(steps: () => Promise<void>, report: (error: unknown) => void): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    steps().then(
      () => process.exit(0),
      (error: unknown) => {
        report(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
}
