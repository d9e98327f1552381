const ids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;
const moments = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A text without its ids and moments, in which any short figure may stand by chance: for what must not be in it. */
export const withoutIds = (text: string): string => text.replace(ids, 'an id').replace(moments, 'a moment');
