/** Spelt as the specification has it. */
export const CONVERTER_EDITED = 'Successfully edited Conveter';
