import { usStates, type UsState } from '@washcoat/contract-kernel';
import type { Option } from '@washcoat/ui';

const codes: ReadonlySet<string> = new Set(usStates.map(([code]) => code));

/** The 50 states to choose from. */
export const stateOptions: readonly Option[] = usStates.map(([value, label]) => ({ value, label }));

/** Whether a text is the code of a state. */
export const isState = (code: string): code is UsState => codes.has(code);

/** The code of a state that the form's rules let through. */
export function checkedState(code: string): UsState {
  if (!isState(code)) throw new Error(`No state has the code "${code}"`);
  return code;
}
