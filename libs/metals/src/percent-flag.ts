/** Percent when true and when empty, USD when false. */
export type PercentFlag = boolean | null | undefined;

/** Whether a %/$ flag means percent: it does unless it is switched to $ (GAP-CONV-07). */
export function isPercent(flag: PercentFlag): boolean {
  return flag !== false;
}
