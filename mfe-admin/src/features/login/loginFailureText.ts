const LOGIN_FAILED = 'Login failed. Please try again.';

/** The message after a failed sign-in (AUTH-1). */
export const loginFailureText = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : LOGIN_FAILED;
