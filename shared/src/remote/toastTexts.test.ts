import { errorText } from '../http/index.ts';
import toasts from '../messages/toasts.messages.json';
import { type ToastTextKey, toastText } from './toastTexts.ts';

/** Exactly the texts of the specification; `{…}` is a placeholder. */
const specified: Record<ToastTextKey, string> = {
  'toast.accountCreating': 'Creating account...',
  'toast.accountCreated': 'Account created successfully. Logging in...',
  'toast.resetLinkSending': 'Sending password reset link...',
  'toast.resetLinkSent': 'Password reset link sent successfully. Please check your email {email}',
  'toast.passwordResetting': 'Resetting password...',
  'toast.passwordReset': 'Password reset successfully. Redirecting...',
  'toast.signingOut': 'Signing out...',
  'toast.signedOut': 'Signed out successfully',
  'toast.applicationSubmitting': 'Submitting application...',
  'toast.applicationSubmitted': 'Application submitted successfully',
  'toast.alreadyApplied': 'You already applied to this vacancy',
  'toast.newsletterSubscribed': 'You have successfully subscribed.',
  'toast.contactSent': 'Your message has been sent successfully. We contact you soon at {email}',
  'toast.contactSending': 'Your message is being sent. Please wait.',
  'toast.vacanciesFetching': "Fetching vacancies. Please don't close the page.",
  'toast.vacanciesFetched': 'Vacancies fetched successfully!',
  'toast.vacanciesFetchFailed': 'Failed to fetch vacancies. Please try again later.',
  'toast.statusUpdating': 'Updating status...',
  'toast.statusUpdated': 'Application status updated',
  'toast.statusUpdateFailed': 'Failed to update status',
  'toast.resumeLoadFailed': 'Failed to load resume',
  'toast.profileUpdating': 'Updating profile...',
  'toast.profileUpdated': 'Profile updated successfully',
  'toast.userUpdated': 'Profile updated successfully.',
  'toast.paymentCreating': 'Creating payment...',
  'toast.paymentCreated': 'Payment created successfully',
  'toast.cartAdded': '{title} added to cart',
  'toast.cartRemoved': '{title} removed from cart',
  'toast.savedForLater': 'Item added to save later',
  'toast.removedFromSaved': 'Item removed from save later',
  'toast.verified': 'Your account has been verified successfully.',
  'toast.emailVerified': 'Email verified successfully.',
  'toast.verificationFailed': 'Verification failed. Please try again.',
  'toast.applicantLoadFailed': 'Failed to load applicant profile',
  'toast.applicantUpdateFailed': 'Failed to update applicant profile',
  'toast.applicantCreateFailed': 'Failed to create applicant',
  'toast.applicantDeleteFailed': 'Failed to delete applicant data',
  'toast.applicationsLoadFailed': 'Failed to load applications',
  'toast.sessionLost': 'Error on session refresing. Please login again.',
};

const filledIn = { email: 'rosa@example.aw', title: "Five 'o' clock {plan}" };
const keys = Object.keys(specified) as ToastTextKey[];

describe('the catalogue of toasts', () => {
  it.each(keys)('shows %s exactly as specified', (key) => {
    const expected = specified[key].replaceAll(
      /\{(email|title)\}/g,
      (_whole, name: keyof typeof filledIn) => filledIn[name],
    );
    expect(toastText(key, filledIn)).toBe(expected);
  });

  it('has every text of the specification, and no other', () => {
    expect(Object.keys(toasts).toSorted()).toEqual(keys.toSorted());
  });

  it('falls back to a default text', () => {
    expect(errorText({})).toBe('An error occurred');
  });
});
