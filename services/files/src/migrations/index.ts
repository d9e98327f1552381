import type { Migration } from '@washcoat/service-kit';
import { createPicture } from './20261101000002-create-picture';

/** The schema of the files service, in order. */
export const migrations: readonly Migration[] = [createPicture];
