import { Markup } from '@washcoat/paper';

/** The look of the readable page: system font, light and dark. */
export const docsStyle = new Markup(`
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
    nav a { margin-right: 0.75rem; }
    h2 { text-transform: capitalize; margin-top: 2.5rem; border-bottom: 1px solid; }
    h3 { font-size: 1rem; margin-bottom: 0; overflow-wrap: anywhere; }
    article { padding: 0.25rem 0 1rem; }
    article p { margin: 0.25rem 0; }
    .access { opacity: 0.75; }
    pre { overflow: auto; max-height: 24rem; font-size: 0.8125rem; }
    summary { cursor: pointer; }`);
