import { dollars } from '@washcoat/paper';
import type { MailedReport, Material } from '@washcoat/contract-reporting';
import { z } from 'zod';

/** The figures of an answer of any report; what may not be seen is absent. */
const answered = z.object({
  totals: z.looseObject({
    materials: z
      .array(
        z.object({
          type: z.string(),
          units: z.number(),
          isWeighed: z.boolean(),
          spend: z.number().optional(),
          averageSpend: z.number().optional(),
        }),
      )
      .optional(),
  }),
});

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** What a mail says of a report: its figures as the screen has them, and how many lines its file has at most. */
export interface SaidTotals {
  totals: { name: string; value: string }[];
  lines: number;
}

/** The figures of `answer`, in the order of the screen. Averages stand by material only, each with its mix beside it. */
export function totalsSaid({ totals: said, lines }: MailedReport, answer: unknown): SaidTotals {
  const { totals } = answered.parse(answer);
  return {
    totals: [
      ...said.flatMap(({ id, title, isMoney }) => {
        const value = totals[id];
        if (typeof value !== 'number') return [];
        return [
          { name: title, value: isMoney ? dollars(value) : figures.format(value).replace('-', '\u2212') },
        ];
      }),
      ...(totals.materials ?? []).map(materialLine),
    ],
    lines: Number(totals[lines]),
  };
}

function materialLine({ type, units, isWeighed, spend, averageSpend }: Material) {
  const parts = [
    `${figures.format(units)}${isWeighed ? ' lb' : ''}`,
    ...(spend === undefined ? [] : [dollars(spend)]),
    ...(averageSpend === undefined ? [] : [`${dollars(averageSpend)} ${isWeighed ? 'a lb' : 'each'}`]),
  ];
  return { name: type, value: parts.join(', ') };
}
