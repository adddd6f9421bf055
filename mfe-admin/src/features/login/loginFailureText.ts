const LOGIN_FAILED = 'Login failed. Please try again.';

/** What the form says where signing in failed (admin.md §8). */
export const loginFailureText = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : LOGIN_FAILED;
