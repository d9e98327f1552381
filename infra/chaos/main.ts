import { StartupProblem } from '@washcoat/data-services';
import { campaign, purchaseCampaign } from './campaign/campaign';
import { search } from './simulation/search';

const AN_HOUR = 60;
const ROUNDS = 10;
const PURCHASES = 500;

/** What was said to npm run chaos, as infra/local/commands.mjs has read it. */
export interface ChaosRequest {
  values: Record<string, string | boolean | undefined>;
  positionals: readonly string[];
}

/** npm run chaos: looks for what a bad day breaks. Answers whether all books were right. */
export async function main({ values, positionals }: ChaosRequest, bundles: string): Promise<boolean> {
  const [mode] = positionals;
  if (mode !== undefined && mode !== 'campaign' && mode !== 'purchases')
    throw new StartupProblem('There is no such search; npm run chaos -- --help tells what there is.');
  const seed = wholeNumber('seed', values.seed) ?? Math.floor(Math.random() * 1_000_000);
  const minutes = wholeNumber('minutes', values.minutes);
  if (!mode) return search({ minutes: minutes ?? AN_HOUR, seed, path: textOf(values.path) });
  if (mode === 'purchases')
    return purchaseCampaign({
      ...{ seed, bundles, fault: textOf(values.fault) },
      purchases: wholeNumber('rounds', values.rounds) ?? PURCHASES,
    });
  return campaign({
    rounds: wholeNumber('rounds', values.rounds) ?? ROUNDS,
    minutes,
    seed,
    isExternal: values.external === true,
    fault: textOf(values.fault),
    bundles,
  });
}

const textOf = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

function wholeNumber(name: string, value: string | boolean | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!Number.isInteger(number)) throw new StartupProblem(`--${name} must be a whole number.`);
  return number;
}
