import { TextButton, touchScreen } from '@washcoat/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(4)};
  min-height: 40px;
  padding: ${({ theme }) => `0 ${theme.space(4)}`};
  border-top: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.sunken};

  & > h2 {
    flex: 1;
    min-width: 0;
    ${({ theme }) => theme.text.t13}
    font-weight: 600;
  }
  & > button {
    ${({ theme }) => theme.text.t12}
    min-height: 28px;
  }
  @media ${touchScreen} {
    & > button {
      min-width: 44px;
      min-height: 44px;
    }
  }
`;

const Fold = styled.button.attrs({ type: 'button' })`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  width: 100%;
  min-height: 40px;
  padding: 0;
  border: 0;
  background: none;
  font-weight: inherit;
  text-align: left;
  cursor: pointer;

  & > svg {
    color: ${({ theme }) => theme.color.text3};
  }
  & > span {
    ${({ theme }) => theme.text.t12}
    font-weight: 400;
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.font.tabular}
  }
`;

const Areas = styled.div`
  column-width: 176px;
  column-gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)} 0`};

  & > * {
    break-inside: avoid;
    padding-bottom: ${({ theme }) => theme.space(4)};
  }
`;

export interface PermissionGroupSectionProps {
  name: string;
  granted: number;
  count: number;
  isOpen: boolean;
  onFold: () => void;
  /** Grants or takes back all of the group; absent for those who read only. */
  onAll?: (isGranted: boolean) => void;
  children: ReactNode;
}

/** The permissions of one type under a heading that folds. */
export function PermissionGroupSection(props: PermissionGroupSectionProps) {
  const { name, granted, count, isOpen, onFold, onAll, children } = props;
  const bodyId = useId();
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <section aria-label={name}>
      <Head>
        <h2>
          <Fold aria-expanded={isOpen} aria-controls={isOpen ? bodyId : undefined} onClick={onFold}>
            <Chevron size={16} aria-hidden />
            {name}
            <span>
              {granted} of {count}
            </span>
          </Fold>
        </h2>
        {onAll && (
          <>
            <TextButton aria-label={`Grant all of ${name}`} onClick={() => onAll(true)}>
              All
            </TextButton>
            <TextButton aria-label={`Grant none of ${name}`} onClick={() => onAll(false)}>
              None
            </TextButton>
          </>
        )}
      </Head>
      {isOpen && <Areas id={bodyId}>{children}</Areas>}
    </section>
  );
}
