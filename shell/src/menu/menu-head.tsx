import { hrefTo, useSession } from '@washcoat/platform-sdk';
import type { Session } from '@washcoat/platform-sdk';
import { BrandMark, softAtNight } from '@washcoat/ui';
import styled from 'styled-components';

const Brand = styled.a<{ $isFolded: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: ${({ $isFolded }) => ($isFolded ? 'center' : 'flex-start')};
  gap: ${({ theme }) => theme.space(2)};
  height: 56px;
  padding: 0 ${({ theme, $isFolded }) => theme.space($isFolded ? 0 : 2)};
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.text.t16}
  text-decoration: none;
`;

const Logo = styled.img`
  flex: none;
  align-self: stretch;
  height: 40px;
  margin-bottom: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(1)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.paper};
  object-fit: contain;
  ${softAtNight}
`;

/** Franchises and partners see the logo of their company (NAV-039). */
function companyLogo({ hierarchy, isFranchise, companyLogo: logo }: Session): string | null {
  return isFranchise || hierarchy === 10 ? logo : null;
}

/** The mark, which leads to the overview, and the company's logo. */
export function MenuHead({ isFolded }: { isFolded: boolean }) {
  const session = useSession();
  const logo = companyLogo(session);
  return (
    <>
      <Brand {...hrefTo('/')} aria-label="Washcoat, overview" $isFolded={isFolded}>
        <BrandMark size={24} />
        {!isFolded && 'Washcoat'}
      </Brand>
      {logo && <Logo src={logo} alt={session.organisationName} />}
    </>
  );
}
