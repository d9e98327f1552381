import { useState } from 'react';
import { useAsking, type Question } from './use-asking';

/** Asks again whenever it is told to; what was told while an answer was on its way is asked for after it. */
export function useCatchUp(question: Question): () => void {
  const [told, setTold] = useState(0);
  useAsking(question, told);
  return () => setTold((count) => count + 1);
}
