import { Markup } from './markup';

/** The mark of the house at the head of its papers. */
export const brandMark = new Markup(
  `<svg aria-hidden="true" width="36" height="36" viewBox="0 0 24 24" fill="none"><path d="M12 1.2 21.4 6.6v10.8L12 22.8 2.6 17.4V6.6Z" fill="#a34f26"/><path d="M12 6.4 16.9 9.2v5.6L12 17.6l-4.9-2.8V9.2ZM12 12 16.9 9.2M12 12v5.6M12 12 7.1 9.2" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>`,
);
