import { provisionServices } from '@washcoat/service-kit';
import { serviceNames } from '../local/definitions';

/** Makes the role and schema of every service; runs once before the services of a deployment start. */
async function main(): Promise<void> {
  const { DATABASE_ADMIN_URL: adminUrl, SERVICE_SECRET: secret } = process.env;
  if (!adminUrl || !secret) throw new Error('DATABASE_ADMIN_URL and SERVICE_SECRET must be set.');
  await provisionServices(adminUrl, serviceNames, secret);
  console.log(`The schemas of ${serviceNames.join(', ')} are there.`);
}

await main();
