import type { Migration } from '@washcoat/service-kit';
import { createPicture } from './20261101000002-create-picture';
import { privatePapers } from './20261122000002-private-papers';
import { papersHaveUploaders } from './20261122000070-papers-have-uploaders';

/** The schema of the files service, in order. */
export const migrations: readonly Migration[] = [createPicture, privatePapers, papersHaveUploaders];
