import { CheckBox, HiddenText, Tooltip } from '@washcoat/ui';
import { Check, Lock } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { permissionWords } from '../permissions/permission-words';
import { lockReason, type RolePermission } from './granting';

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;

  & > svg {
    margin-top: ${({ theme }) => theme.space(1)};
    color: ${({ theme }) => theme.color.text3};
  }
`;

const Words = styled.span<{ $isGranted: boolean }>`
  color: ${({ theme, $isGranted }) => ($isGranted ? theme.color.text : theme.color.text2)};
  overflow-wrap: anywhere;

  & > small {
    ${({ theme }) => theme.text.t11}
    color: ${({ theme }) => theme.color.text3};
  }
`;

const Read = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};

  & > svg {
    margin-top: ${({ theme }) => theme.space(1)};
    color: ${({ theme }) => theme.color.success.text};
  }
`;

export interface PermissionBoxProps {
  permission: RolePermission;
  isGranted: boolean;
  /** Absent for those who read only. */
  onChange?: (isGranted: boolean) => void;
}

/** One permission in words. Its flag, what it does and why it is locked stand in the tooltip. */
export function PermissionBox({ permission, isGranted, onChange }: PermissionBoxProps) {
  const { permissionName, description, restricts } = permission;
  const noteId = useId();
  const reason = lockReason(permission);
  const words = (
    <Words $isGranted={isGranted}>
      {permissionWords(permission)}
      {restricts && <small> restricts</small>}
    </Words>
  );
  const note = `${permissionName}: ${description}.${reason && onChange ? ` ${reason}` : ''}`;
  if (!onChange)
    return (
      <Tooltip text={note} side="bottom">
        <Read>
          <Check size={14} aria-hidden />
          {words}
        </Read>
      </Tooltip>
    );
  return (
    <Tooltip text={note} side="bottom">
      <Line>
        <CheckBox
          label={words}
          aria-describedby={noteId}
          checked={isGranted}
          disabled={reason !== undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {reason && <Lock size={12} aria-hidden />}
        <HiddenText id={noteId}>{note}</HiddenText>
      </Line>
    </Tooltip>
  );
}
