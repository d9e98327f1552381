/** Page sizes general lists offer; the first one is the default. */
export const generalPageSizes: readonly number[] = [10, 20, 30, 40];

/** Whether a pager is shown: from the second page on, or when there is more. */
export function isPagerShown(offset: number, areMoreItemsAvailable: boolean): boolean {
  return offset >= 10 || areMoreItemsAvailable;
}
