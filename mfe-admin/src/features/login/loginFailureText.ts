const LOGIN_FAILED = 'Login failed. Please try again.';

/** What the sign-in form says after a failure (AUTH-1). */
export const loginFailureText = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : LOGIN_FAILED;
