import { StartupProblem } from '@washcoat/data-services';
import { cardsEnvironment, cardsOptions, reconcile, type Reconciliation } from '@washcoat/service-billing';
import { clock, readEnvironment } from '@washcoat/service-kit';
import { commandLine, commands } from './commands.mjs';
import { openServices } from './open-services';
import { ownDatabases } from './own-databases';

const DAY_MS = 86_400_000;
const DAYS = 90;

/**
 * The operator's command over billing: compares the ledger with the card provider. Ends with 1 while something differs
 * that was not repaired.
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = commandLine('billing', args);
  if (positionals[0] !== 'reconcile') throw new StartupProblem(commands.billing?.usage ?? '');
  const days = Number(values.days ?? DAYS);
  if (!Number.isInteger(days) || days < 1) throw new StartupProblem('--days must be a whole number above 0.');
  const { services, close } = await openServices(ownDatabases(values.database));
  try {
    const service = services.get('billing');
    const cards = cardsOptions(readEnvironment(cardsEnvironment), { isEmbedded: true });
    const provider = service && cards.provider(service);
    if (!service || !provider)
      throw new StartupProblem('No card provider is set up: STRIPE_SECRET_KEY names one.');
    const since = new Date(clock.ms() - days * DAY_MS);
    tell(await reconcile(service, provider, { since, isRepairing: values.repair === true }));
  } finally {
    await close();
  }
}

function tell({ payments, purchases, differences }: Reconciliation): void {
  for (const { what, isRepaired, isSafe } of differences)
    console.log(`${isRepaired ? 'repaired' : isSafe ? 'can be repaired' : 'to be looked at'}: ${what}`);
  console.log(`${purchases} purchases, ${payments} payments, ${differences.length} differences`);
  if (differences.some(({ isRepaired }) => !isRepaired)) process.exitCode = 1;
}
