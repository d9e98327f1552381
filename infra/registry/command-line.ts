import { StartupProblem } from '@washcoat/data-services';
import { RefusedRelease } from './refused-release';

/** Runs a command; a refusal is told in its one sentence and makes the process end with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof RefusedRelease || error instanceof StartupProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
