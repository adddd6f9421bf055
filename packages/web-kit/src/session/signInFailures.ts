/** A sign-in that was refused, with the server's words or the specified ones. */
export class SignInRefused extends Error {
  override name = 'SignInRefused';

  constructor(
    message: string,
    /** 0 where nobody answered. */
    readonly status: number,
  ) {
    super(message);
  }
}

/** The password was right, and a second factor is asked for. Whoever knows nothing of it shows the message. */
export class SecondFactorAsked extends Error {
  override name = 'SecondFactorAsked';

  constructor(
    message: string,
    readonly challenge: string,
  ) {
    super(message);
  }
}

/** By name: shell and remotes each have their own copy of the class, and the session throws the shell's. */
export const isSecondFactorAsked = (error: unknown): error is SecondFactorAsked =>
  error instanceof Error && error.name === 'SecondFactorAsked';

export const isSignInRefused = (error: unknown): error is SignInRefused =>
  error instanceof Error && error.name === 'SignInRefused';
