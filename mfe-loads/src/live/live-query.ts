const options = { refetchOnFocus: true, skipPollingIfUnfocused: true } as const;

/** How often lists look for what others changed. */
export const liveList = { ...options, pollingInterval: 5_000 };

/** How often an open load looks for what others changed. */
export const liveLoad = { ...options, pollingInterval: 2_000 };
