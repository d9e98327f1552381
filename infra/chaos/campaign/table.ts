import type { RoundReport } from './round';

/** What a campaign came to, one line per kind of fault, for people. */
export function tableOf(reports: readonly RoundReport[], starts: number): string {
  const names = [...new Set(reports.flatMap(({ faults }) => faults))].sort();
  const rows = names.map((name) => {
    const of = reports.filter(({ faults }) => faults.includes(name));
    const strikes = of.flatMap(({ faults }) => faults).filter((each) => each === name).length;
    const longest = Math.max(...of.map(({ seconds }) => seconds)).toFixed(1);
    const wrong = of.filter(({ breaches }) => breaches.length).length;
    return [
      name,
      String(of.length),
      String(strikes),
      `${median(of.map(({ seconds }) => seconds))}`,
      longest,
      String(wrong),
    ];
  });
  const orders = reports.reduce((sum, report) => sum + report.orders, 0);
  const last = reports.at(-1)?.tally ?? { asked: 0, answered: 0 };
  const wrong = reports.filter(({ breaches }) => breaches.length).length;
  return [
    `${reports.length} rounds, ${orders} orders, ${last.answered} definite answers to ${last.asked} requests, ${starts} starts of processes, ${wrong} rounds with wrong books`,
    '',
    line(['fault', 'rounds', 'strikes', 'median s', 'longest s', 'wrong books']),
    line(['---', '---', '---', '---', '---', '---']),
    ...rows.map(line),
  ].join('\n');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function median(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
}
