import { isCommonPassword } from '@cpa/shared/contracts';
import { invalidField } from '../../errors/domainError.ts';

/** @throws DomainError naming the field, when the password is among the common ones or was repeated differently. */
export function checkNewPassword({
  password,
  password_confirmation,
}: {
  password: string;
  password_confirmation?: string | undefined;
}): void {
  if (password_confirmation !== undefined && password_confirmation !== password) {
    throw invalidField('password_confirmation', 'This is not the same password.');
  }
  if (isCommonPassword(password)) {
    throw invalidField('password', 'This password is too easy to guess. Please choose another one.');
  }
}
