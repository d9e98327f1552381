import { user, type User } from '@washcoat/contract-entities';
import { audited, presented } from '@washcoat/service-kit';
import type { ShownUser } from './user.model';

/** Who belongs to no company has an empty name of one stored. */
const named = (row: ShownUser) => ({ ...row, companyName: row.companyId && row.companyName });

/** A person as lists and forms show it; the password never leaves the service. */
export const presentUser = (row: ShownUser): User => presented(user, named(row));

/** A person for the audit trail: by the names of the wire, without what follows from the rest. */
export const auditedUser = (row: ShownUser): Record<string, unknown> => audited(user, named(row));
