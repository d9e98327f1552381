import type { Bench } from '../bench';
import { liveThrough, type Yard, type YearsError } from './simulated-yard';

const yard: Yard = { families: 12, converters: 400, lotsAYear: 24, piecesALot: 600, years: 5 };
const YARDS = 3;

/** What proposals of settlements make of a catalogue whose errors are known, accepted by rule. */
export const catalogueTruth: Bench = {
  name: 'catalogue-truth',
  async run() {
    const lives = Array.from({ length: YARDS }, (_, index) => liveThrough(yard, stream(index + 1)));
    const ofYear = (year: number) => lives.flatMap((years) => years.filter((one) => one.year === year));
    const mean = (of: readonly YearsError[], value: (one: YearsError) => number) =>
      of.reduce((sum, one) => sum + value(one), 0) / of.length;
    return [
      {
        title: `mean absolute error of assays by how often converters are bought, ${YARDS} simulated yards of ${yard.converters} converters in ${yard.families} families, ${yard.lotsAYear} lots of ${yard.piecesALot} pieces a year`,
        rows: [
          ['year', 'as it was', 'with proposals', 'worst yard', 'families accepted a year'],
          ...Array.from({ length: yard.years }, (_, index) => {
            const all = ofYear(index + 1);
            return [
              String(index + 1),
              percent(mean(all, ({ without }) => without)),
              percent(mean(all, ({ withProposals }) => withProposals)),
              percent(Math.max(...all.map(({ withProposals }) => withProposals))),
              mean(all, ({ accepted }) => accepted).toFixed(0),
            ];
          }),
        ],
        notes: ['accepted by rule: whatever moves no assay by more than three of its standard deviations'],
      },
    ];
  },
};

const percent = (value: number) => `${value.toFixed(2)} %`;

/** The same numbers from 0 up to 1 on every machine (mulberry32). */
function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
