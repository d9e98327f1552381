import type { RemoteVersions, Trial } from '@washcoat/service-edge/registry';

/** Lines that tell a person who gets which version of a remote. */
export function describeRemote(name: string, remote: RemoteVersions): string[] {
  return [
    `${name}: everybody gets ${remote.current ?? 'nothing yet'}`,
    ...remote.targeted.map((trial) => `  ${audienceOf(trial)} get ${trial.version}`),
    ...(remote.previous.length ? [`  before: ${remote.previous.join(', ')}`] : []),
  ];
}

function audienceOf({ companies, percentage }: Trial): string {
  const share = percentage === undefined ? undefined : `${percentage} % of visitors`;
  const of = companies && `companies ${companies.join(', ')}`;
  return [share, of].filter((part) => part !== undefined).join(' of ');
}
