import { createCompanies } from './20261101000002-create-companies';
import { createRoles } from './20261101000003-create-roles';
import { createPeople } from './20261101000004-create-people';
import { createSignIn } from './20261101000005-create-sign-in';

/** The schema of the entities service, oldest first. */
export const migrations = [createCompanies, createRoles, createPeople, createSignIn];
