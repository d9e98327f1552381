import { provisionServices } from '@washcoat/service-kit';
import { serviceNames } from '../local/definitions';

/** Makes the role and schema of every service, or of those that are named; runs once before the services start. */
async function main(named: readonly string[]): Promise<void> {
  const { DATABASE_ADMIN_URL: adminUrl, SERVICE_SECRET: secret } = process.env;
  if (!adminUrl || !secret) throw new Error('DATABASE_ADMIN_URL and SERVICE_SECRET must be set.');
  const unknown = named.find((name) => !serviceNames.includes(name));
  if (unknown) throw new Error(`There is no service ${unknown}.`);
  const names = named.length ? named : serviceNames;
  await provisionServices(adminUrl, names, secret);
  console.log(`The schemas of ${names.join(', ')} are there.`);
}

await main(process.argv.slice(2));
