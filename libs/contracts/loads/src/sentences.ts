/** Spelt as the specification has it. */
export const PICTURE_MISSING = 'Please upload atleast one image';

/** Said of percents that would take off more than there is. */
export const MOST_MARK_DOWN = 'A mark-down is at most 100 %.';
