import type { Knex } from 'knex';
import { noteProgress } from './upload.repository';

/** Takes how much of some work is done, from 0 to 1. */
export type Progress = (share: number) => Promise<void>;

/** Less is not worth a write. */
const NOTICEABLE = 0.01;

/** Notes how far the present step of an upload is, beside the transaction that does it, so that people see it move. */
export class StepProgress {
  private noted = 0;

  constructor(
    private readonly database: Knex,
    private readonly uploadId: string,
  ) {}

  /** The progress of a part of the step, which begins and ends at these shares of it. */
  part(from: number, to: number): Progress {
    return (share) => this.note(from + (to - from) * Math.min(1, share));
  }

  private async note(share: number): Promise<void> {
    if (share < this.noted + NOTICEABLE) return;
    this.noted = share;
    await noteProgress(this.database, this.uploadId, share);
  }
}
