import type { LoadItem } from '@washcoat/contract-loads';
import { Button, Dialog } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ItemChange } from './item-editing';
import { fieldText, itemFields } from './item-fields';
import { itemName } from './item-words';
import type { Clash } from './use-save-item';

const Values = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${({ theme }) => theme.space(2)};
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    text-align: left;
    overflow-wrap: anywhere;
  }
  & thead th {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  & td {
    font-weight: 600;
    ${({ theme }) => theme.font.tabular}
  }
`;

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

export interface ItemClashDialogProps {
  clash: Clash;
  save: (item: LoadItem, change: ItemChange) => Promise<string | undefined>;
  onClose: () => void;
}

/** Two values side by side, when two people changed one item; nothing is lost unless it is chosen. */
export function ItemClashDialog({ clash: { mine, current }, save, onClose }: ItemClashDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const rows = itemFields.filter(({ name }) => mine[name] !== undefined);
  const saveMine = async () => {
    setSaving(true);
    setProblem(await save(current, mine));
    setSaving(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${itemName(current)} was changed by somebody else`}
      sentence="Choose which values count. The other ones are not saved."
      buttons={
        <>
          <Button onClick={onClose}>Keep the saved values</Button>
          <Button kind="main" busy={isSaving} onClick={() => void saveMine()}>
            Save my values
          </Button>
        </>
      }
    >
      <Values>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved now</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{fieldText(name, mine[name], current.type)}</td>
              <td>{fieldText(name, current[name], current.type)}</td>
            </tr>
          ))}
        </tbody>
      </Values>
      {problem && <Problem>{problem}</Problem>}
    </Dialog>
  );
}
