const keyOf = (userId: string) => `washcoat.request.${userId}`;

/** The load that the user asked a grading session for in this browser; null when there is none. */
export const ownRequest = {
  of: (userId: string): string | null => localStorage.getItem(keyOf(userId)),
  keep: (userId: string, loadId: string): void => localStorage.setItem(keyOf(userId), loadId),
};
