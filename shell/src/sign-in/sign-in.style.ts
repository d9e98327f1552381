import styled from 'styled-components';

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  margin-top: ${({ theme }) => theme.space(6)};

  & > button[type='submit'] {
    margin-top: ${({ theme }) => theme.space(2)};
  }
`;

export const CompanyLogo = styled.div`
  display: flex;
  align-items: center;
  height: 44px;
  margin-top: ${({ theme }) => theme.space(-2)};
  padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.sunken};

  & > img {
    max-width: 100%;
    max-height: 100%;
  }
`;

export const Passed = styled.span`
  display: inline-flex;
  color: ${({ theme }) => theme.color.success.text};
`;

export const Failure = styled.p`
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
`;

export const Done = styled(Failure)`
  background: ${({ theme }) => theme.color.success.soft};
  color: ${({ theme }) => theme.color.success.text};
`;

export const Aside = styled.p`
  margin-top: ${({ theme }) => theme.space(6)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
  text-align: center;

  & > a {
    font-weight: 500;
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;
