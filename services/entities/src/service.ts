import { LocalKeySource, type Service, type ServiceDefinition } from '@washcoat/service-kit';
import { emptyOldBin } from './bin/empty-bin.job';
import { companyDownloads } from './companies/company-export';
import { companyRoutes } from './companies/company.routes';
import { facilitiesDownload, facilityRoutes } from './facilities/facility.routes';
import { historyRoutes } from './history/history.routes';
import { invitationRoutes } from './invitations/invitation.routes';
import { migrations } from './migrations';
import { protectPapers } from './papers/protect-papers.job';
import { peopleRoutes } from './people/people.routes';
import { usersDownload } from './people/users.download';
import { keepDeclaredPermissions } from './roles/keep-declared-permissions.consumer';
import { ensurePermissions } from './roles/permission.commands';
import { forgetRegistrations } from './registrations/forget-registrations.job';
import { republishing } from './republishing/republish.job';
import { registrationRoutes } from './registrations/registration.routes';
import { roleRoutes } from './roles/role.routes';
import { forgetExpired } from './sign-in/forget-expired.job';
import { sessionsNowCall } from './sign-in/sessions-now.internal';
import { restoreLostSessions, restoreSessions } from './sign-in/restore-sessions';
import { signInRoutes } from './sign-in/sign-in.routes';
import { ensureSigningKey, publicKeys } from './sign-in/signing-key.repository';
import { viewRoutes } from './views/view.routes';
import { viewsNowCall } from './views/views-now.internal';

export interface EntitiesOptions {
  /** Whether a customer who registered alone waits for the house's approval. */
  approvesCustomers: boolean;
}

/** Companies, people, roles and signing in. */
export function createEntitiesService(options: EntitiesOptions): ServiceDefinition {
  return {
    name: 'entities',
    migrations,
    routes: (service) => [
      ...signInRoutes(service),
      ...registrationRoutes(service, options),
      ...companyRoutes(service),
      ...peopleRoutes(service),
      ...facilityRoutes(service),
      ...invitationRoutes(service),
      ...roleRoutes(service),
      ...historyRoutes,
      ...viewRoutes,
    ],
    consumers: ({ platform }) => [keepDeclaredPermissions(platform.sessions)],
    downloads: (service) => [
      ...companyDownloads(service),
      usersDownload(service),
      facilitiesDownload(service),
    ],
    uploads: [
      { table: 'company', column: 'metal_license', isPaper: true, ownedBy: 'company_id' },
      { table: 'company', column: 'company_logo' },
      { table: 'facility', column: 'company_logo' },
      { table: 'app_user', column: 'profile_url' },
      { table: 'app_user', column: 'drivers_license_url', isPaper: true, ownedBy: 'company_id' },
    ],
    internalCalls: () => [sessionsNowCall, viewsNowCall],
    jobs: [emptyOldBin, forgetExpired, forgetRegistrations, restoreLostSessions, protectPapers, republishing],
    async prepare(service) {
      await ensurePermissions(service.database);
      await ensureSigningKey(service.database);
      await handOverKeys(service);
      await restoreSessions(service);
    },
  };
}

/** Services of the same process verify tokens with keys that are handed over; others read them from the JWKS call. */
async function handOverKeys({ database, platform }: Service): Promise<void> {
  if (!(platform.keys instanceof LocalKeySource)) return;
  for (const [keyId, key] of await publicKeys(database)) platform.keys.add(keyId, key);
}
