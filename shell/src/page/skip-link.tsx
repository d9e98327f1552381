import styled from 'styled-components';

const Link = styled.a`
  position: fixed;
  z-index: ${({ theme }) => theme.z.toast};
  top: ${({ theme }) => theme.space(2)};
  left: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow.s3};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  /* Above the top of a printed page is the foot of the one before. */
  @media print {
    display: none;
  }
`;

/** The first stop of the keyboard: past the menu, into the page. */
export function SkipLink() {
  return (
    <Link
      href="#outlet"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('outlet')?.focus();
      }}
    >
      Skip to the page
    </Link>
  );
}
