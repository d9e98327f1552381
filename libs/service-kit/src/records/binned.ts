import type { Session } from '@washcoat/contract-entities';
import type { UnitOfWork } from '../service/unit-of-work';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a deleted record can be restored. */
export const BIN_DAYS = 30;

/** What a restoration answers. */
export const RESTORED = 'Restored Successfully';

/** What every record that can be binned has: null while it is not deleted. */
export interface Deletion {
  deleted_at: Date | null;
  deleted_by: string | null;
}

/** The columns of a record that is deleted now. */
export const deletion = ({ now }: Pick<UnitOfWork, 'now'>, session: Session) => ({
  deleted_at: now,
  deleted_by: session.userId,
});

/** The columns of a record that is restored. */
export const restored = { deleted_at: null, deleted_by: null };

/** The moment after which records that were deleted before it are gone for good. */
export const binStart = (now: Date) => new Date(now.getTime() - BIN_DAYS * DAY_MS);

/** Until when something that was deleted at a moment can be restored. */
export const binEnd = (deletedAt: Date) => new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS);
