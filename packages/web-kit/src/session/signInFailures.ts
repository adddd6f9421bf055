/** A refused sign-in, with the server's message or the specified one. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';

  constructor(
    message: string,
    /** 0 if there was no answer. */
    readonly status: number,
  ) {
    super(message);
  }
}

/** The password was correct, and a second factor is required. Code that does not handle this shows the message. */
export class SecondFactorAsked extends Error {
  override name = 'SecondFactorAsked';

  constructor(
    message: string,
    readonly challenge: string,
  ) {
    super(message);
  }
}

/** Compares names, because the shell and the remotes each have their own copy of the class, and the session throws the shell's. */
export const isSecondFactorAsked = (error: unknown): error is SecondFactorAsked =>
  error instanceof Error && error.name === 'SecondFactorAsked';

export const isSignInRefused = (error: unknown): error is SignInRefused =>
  error instanceof Error && error.name === 'SignInRefused';
