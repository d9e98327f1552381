import styled from 'styled-components';
import { breakpoints } from '@washcoat/ui';

/** The card beside the list. Its parts follow its own width. */
export const RoleFrame = styled.section`
  container-type: inline-size;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
`;

/** The top of the card: fields left, buttons right; it stays in view while one goes down the permissions. */
export const RoleTop = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.z.bar};
  top: ${({ theme }) => theme.space(14)};
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(4)};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => `${theme.radius.card} ${theme.radius.card} 0 0`};
  background: ${({ theme }) => theme.color.surface};

  & > [data-buttons] {
    display: flex;
    gap: ${({ theme }) => theme.space(2)};
    margin: ${({ theme }) => `${theme.space(5)} 0 0 auto`};
  }
  & > [role='alert'] {
    flex-basis: 100%;
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    position: static;
  }
`;

/** What a change of the role means. */
export const RoleNote = styled.p`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;

/** What failed, in words, where it failed. */
export const Failure = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

/** The words that switch what the card shows. */
export const RolePanes = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `0 ${theme.space(4)}`};
  border-bottom: 1px solid ${({ theme }) => theme.color.border};

  & > :first-child {
    flex: 1;
    min-width: 0;
    margin-bottom: -1px;
  }
  & > button {
    margin-bottom: ${({ theme }) => theme.space(1)};
  }
  @container (max-width: 460px) {
    flex-direction: column;
    align-items: stretch;
    gap: 0;
    border-bottom: 0;

    & > :first-child {
      flex: none;
    }
    & > button {
      min-height: 44px;
      margin: ${({ theme }) => theme.space(2)} 0 0;
    }
  }
`;

/** The list and the card beside each other; on a phone one at a time. */
export const ListAndRole = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 296px) minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Permissions and the menu that follows from them. */
export const ChoiceAndMenu = styled.div<{ $hasMenu: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasMenu }) => ($hasMenu ? 'minmax(0, 1fr) 256px' : 'minmax(0, 1fr)')};
  align-items: start;

  @container (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr);

    & > aside {
      order: -1;
    }
  }
`;
