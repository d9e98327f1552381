/** Whether the page stands inside another one, which then stays where it is. */
export const isEmbedded = (): boolean => window.self !== window.top;
