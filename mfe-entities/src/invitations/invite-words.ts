/** The texts of the invitation, as the product has them. */
export const FILL_ALL = 'Fill All Details';
export const INVITE_FAILED = 'Enter Valid Name & Email';
export const INVITED = 'Invited User Successfully!';
export const REVOKE_FAILED = 'The invitation could not be revoked. Please try again.';
