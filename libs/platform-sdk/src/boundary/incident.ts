/** A failure that a user can name to somebody who can find it in the log. */
export interface Incident {
  id: string;
  /** The remote, panel or screen that failed. */
  part: string;
  version?: string;
}

const browserLog = window.console;

/** Writes a failure to the browser's log and gives it a number. */
export function reportIncident(part: string, version: string | undefined, error: unknown): Incident {
  const incident: Incident = { id: crypto.randomUUID().slice(0, 8), part, version };
  browserLog.error(`[washcoat] incident ${incident.id}: ${part} ${version ?? ''}`, error);
  return incident;
}

/** Notes in the browser's log that the server refused a call, with the number under which the server's log has it. */
export function reportRefused(call: string, status: number, requestId: string): void {
  browserLog.warn(`[washcoat] ${call} was refused with ${status}, request ${requestId}`);
}

/** Says in the browser's log that something was left out, and why. */
export function reportSkipped(what: string, reason: string): void {
  browserLog.warn(`[washcoat] skipped ${what}: ${reason}`);
}
