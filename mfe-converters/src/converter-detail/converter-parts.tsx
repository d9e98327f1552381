import { Tabs } from '@washcoat/ui';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

/** A part of the page that is shown instead of others. */
export interface ConverterPart {
  id: string;
  label: string;
  content: ReactNode;
}

/** Parts of a page of which one is shown. */
export function ConverterParts({ label, parts }: { label: string; parts: readonly ConverterPart[] }) {
  const panelId = useId();
  const [chosen, setChosen] = useState('');
  const shown = parts.find(({ id }) => id === chosen) ?? parts[0];
  return (
    <>
      <Tabs
        label={label}
        tabs={parts}
        current={shown?.id ?? ''}
        panelId={panelId}
        onChange={(id) => setChosen(id)}
      />
      <div id={panelId} role="tabpanel">
        {shown?.content}
      </div>
    </>
  );
}
