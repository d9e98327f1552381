import { roleDefault, type RoleKind, type WholeRole } from '@washcoat/contract-entities';
import { useAllowed } from '@washcoat/platform-sdk';
import { AskFirst } from '@washcoat/platform-sdk/lists';
import { Button, Pill } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { kindsOf, roleKindNames } from './role-words';
import { useChooseDefaultMutation } from './roles.api';

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
  const [choose] = useChooseDefaultMutation();
  const { roleId, name, type, defaultFor } = role;
  const open = mayChoose ? kindsOf(type).filter((kind) => !defaultFor.includes(kind)) : [];
  if (!roleId || defaultFor.length + open.length === 0) return null;
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
        <AskFirst
          title="Make default role"
          question={`Make ${name} the default for ${roleKindNames[asked]}?`}
          consequence="Whoever joins from now on gets it unless another role is chosen. Nobody who has a role changes."
          confirmLabel="Make default"
          kind="main"
          busyLabel="Saving"
          run={() => choose({ roleId, kind: asked }).unwrap()}
          onDone={() => setAsked(null)}
        />
      )}
    </Row>
  );
}
