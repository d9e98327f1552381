import { companyCopyMigration, type Migration } from '@washcoat/service-kit';
import { createMail } from './20261101000002-create-mail';
import { createNotices } from './20261122000050-create-notices';
import { createDigests } from './20261122000059-create-digests';
import { tellByRightAlone } from './20261122000051-tell-by-right-alone';
import { attachMoreFiles } from './20261127000001-attach-more-files';

/** The schema of the notifications service, in order. */
export const migrations: readonly Migration[] = [
  companyCopyMigration,
  createMail,
  createNotices,
  tellByRightAlone,
  createDigests,
  attachMoreFiles,
];
