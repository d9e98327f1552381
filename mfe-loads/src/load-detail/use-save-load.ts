import { problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { useState } from 'react';
import { useOpenLoad } from './load-context';
import { useEditLoadMutation } from './load-detail.api';

const UPDATE_FAILED = 'Failed to update the load';

type Change = Omit<Parameters<ReturnType<typeof useEditLoadMutation>[0]>[0], 'loadId'>;

/** Saves what was changed of the open load and nothing else; says what went wrong. */
export function useSaveLoad() {
  const { load, rights, reason } = useOpenLoad();
  const [edit, { isLoading }] = useEditLoadMutation();
  const [problem, setProblem] = useState('');
  const save = async (change: Change): Promise<boolean> => {
    const { loadId } = load;
    const result = await edit({ loadId, ...change, isEditInvoice: rights.isAmending, reason });
    setProblem(result.error ? problemText(result.error, UPDATE_FAILED) : '');
    if (result.error) return false;
    toast.success(result.data.message);
    return true;
  };
  return { save, problem, isSaving: isLoading };
}
