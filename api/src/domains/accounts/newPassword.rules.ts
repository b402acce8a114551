import { isCommonPassword } from '@cpa/shared/contracts';
import { invalidField } from '../../platform/errors/domainError.ts';

export interface NewPassword {
  password: string;
  /** Repeated password, when given. */
  password_confirmation?: string | undefined;
  /** Field name of the password in the request. Default: `password`. */
  field?: string;
}

/** @throws DomainError 422 that names the field, for a common password or a mismatched repetition. */
export function checkNewPassword({ password, password_confirmation, field = 'password' }: NewPassword): void {
  if (password_confirmation !== undefined && password_confirmation !== password) {
    throw invalidField('password_confirmation', 'passwords_differ');
  }
  if (isCommonPassword(password)) {
    throw invalidField(field, 'password_common');
  }
}
