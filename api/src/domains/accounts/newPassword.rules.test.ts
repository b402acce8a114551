import { DomainError } from '../../platform/errors/domainError.ts';
import { checkNewPassword } from './newPassword.rules.ts';

function fieldsRefused(sent: Parameters<typeof checkNewPassword>[0]): string[] {
  try {
    checkNewPassword(sent);
    return [];
  } catch (error) {
    return Object.keys((error as DomainError).fields ?? {});
  }
}

test.each([
  ['one that nobody tries first', { password: 'tambe-bon-2027' }, []],
  ['the same one twice', { password: 'tambe-bon-2027', password_confirmation: 'tambe-bon-2027' }, []],
  [
    'two that differ',
    { password: 'tambe-bon-2027', password_confirmation: 'Tambe-bon-2027' },
    ['password_confirmation'],
  ],
  ['one that everybody tries first', { password: 'Password123' }, ['password']],
  ['one by another name', { password: 'Password123', field: 'new_password' }, ['new_password']],
])('new password: %s', (_what, sent, refused) => {
  expect(fieldsRefused(sent)).toEqual(refused);
});
