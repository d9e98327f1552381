/** Rows of a page, the first of them while nobody chose otherwise. */
export const PAGE_SIZES = [25, 50, 100] as const;
