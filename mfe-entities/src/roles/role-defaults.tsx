import { roleDefault, type RoleKind, type WholeRole } from '@washcoat/contract-entities';
import { problemText, useAllowed } from '@washcoat/platform-sdk';
import { Button, ConfirmDialog, Pill, toast } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { kindsOf, roleKindNames } from './role-kind';
import { useChooseDefaultMutation } from './roles.api';

const FAILED = 'Oops! Something went wrong. Please try again later';

const Row = styled.div.attrs({ role: 'group', 'aria-label': 'Default role' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};
`;

/** Whose default a saved role is, and for those who may, making it the default of the other kinds that it fits. */
export function RoleDefaults({ role }: { role: WholeRole }) {
  const mayChoose = useAllowed(roleDefault.access) && role.companyId === null;
  const [asked, setAsked] = useState<RoleKind | null>(null);
  const [problem, setProblem] = useState<string>();
  const [choose, { isLoading }] = useChooseDefaultMutation();
  const { roleId, name, type, defaultFor } = role;
  const open = mayChoose ? kindsOf(type).filter((kind) => !defaultFor.includes(kind)) : [];
  if (!roleId || defaultFor.length + open.length === 0) return null;
  const done = () => {
    setAsked(null);
    setProblem(undefined);
  };
  const confirm = async (kind: RoleKind) => {
    const { data, error } = await choose({ roleId, kind });
    if (!data) {
      setProblem(problemText(error, FAILED));
      return;
    }
    toast.success(data.message);
    done();
  };
  return (
    <Row>
      {defaultFor.map((kind) => (
        <Pill key={kind} kind="accent">
          {`Default for ${roleKindNames[kind]}`}
        </Pill>
      ))}
      {open.map((kind) => (
        <Button key={kind} size={28} kind="quiet" onClick={() => setAsked(kind)}>
          {`Make default for ${roleKindNames[kind]}`}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          isOpen
          title="Make default role"
          question={`Make ${name} the default for ${roleKindNames[asked]}?`}
          consequence="Whoever joins from now on gets it unless another role is chosen. Nobody who has a role changes."
          confirmLabel="Make default"
          busy={isLoading}
          error={problem}
          onConfirm={() => void confirm(asked)}
          onCancel={done}
        />
      )}
    </Row>
  );
}
