import { isCommonPassword } from '@cpa/shared/contracts';
import { invalidField } from '../../platform/errors/domainError.ts';

export interface NewPassword {
  password: string;
  /** When given, the password again. */
  password_confirmation?: string | undefined;
  /** What the password is called where it is asked for; `password` unless said. */
  field?: string;
}

/** @throws DomainError naming the field, when the password is among the common ones or was repeated differently. */
export function checkNewPassword({ password, password_confirmation, field = 'password' }: NewPassword): void {
  if (password_confirmation !== undefined && password_confirmation !== password) {
    throw invalidField('password_confirmation', 'This is not the same password.');
  }
  if (isCommonPassword(password)) {
    throw invalidField(field, 'This password is too easy to guess. Please choose another one.');
  }
}
