import { emailSchema, isCommonPassword } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { text } from '../messages/texts.ts';

const MAX_NAME = 120;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

/** The API's rule for e-mail addresses, with the form's messages. */
const emailField = z.string().check(
  z.minLength(1, { error: () => text('field.emailMissing'), abort: true }),
  z.refine((value) => z.safeParse(emailSchema, value).success, { error: () => text('field.emailWrong') }),
);

export const signInFormSchema = z.object({
  email: emailField,
  password: z.string().check(z.minLength(1, { error: () => text('field.passwordMissing') })),
});
export type SignInForm = z.infer<typeof signInFormSchema>;

const newPasswordField = z.string().check(
  z.minLength(1, { error: () => text('field.passwordMissing'), abort: true }),
  z.minLength(MIN_PASSWORD, { error: () => text('field.passwordShort') }),
  z.maxLength(MAX_PASSWORD, { error: () => text('field.passwordLong') }),
  z.refine((value) => !isCommonPassword(value), { error: () => text('field.passwordCommon') }),
);

export const registerFormSchema = z.object({
  role: z.enum(['applicant', 'recruiter']),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => text('field.nameMissing') }),
      z.maxLength(MAX_NAME, { error: () => text('field.nameLong') }),
    ),
  email: emailField,
  password: newPasswordField,
});
export type RegisterForm = z.infer<typeof registerFormSchema>;

export const forgotPasswordFormSchema = z.object({ email: emailField });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordFormSchema>;

export const resetPasswordFormSchema = z.object({ password: newPasswordField });
export type ResetPasswordForm = z.infer<typeof resetPasswordFormSchema>;
