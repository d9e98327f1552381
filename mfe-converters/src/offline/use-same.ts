import { useState } from 'react';

/** `value`, as the same object for as long as it says the same. */
export function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [held, setHeld] = useState({ text, value });
  if (held.text === text) return held.value;
  setHeld({ text, value });
  return value;
}
