/** Whether it may go through later: no connection, a service that is away, too much at once. */
export const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;
