/** Spelt as the specification has it. */
export const PICTURE_MISSING = 'Please upload atleast one image';
