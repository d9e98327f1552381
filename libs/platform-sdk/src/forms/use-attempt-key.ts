import { useMemo } from 'react';

/** Idempotency keys of a form. */
export interface AttemptKey {
  /** The key for sending this content: the same for a second try, another for other content. */
  keyFor: (content: unknown) => string;
  /** After a success: sending the same content again is a new wish. */
  renew: () => void;
}

/** Makes a repeated sending of one form harmless, also when the answer to the first was lost. */
export function useAttemptKey(): AttemptKey {
  return useMemo(() => {
    let last = { content: '', key: '' };
    return {
      keyFor(content) {
        const text = JSON.stringify(content);
        if (text !== last.content) last = { content: text, key: crypto.randomUUID() };
        return last.key;
      },
      renew() {
        last = { content: '', key: '' };
      },
    };
  }, []);
}
