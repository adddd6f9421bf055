import { InvalidInput } from '@atelier/service-kit';

/** 400; the same for a wrong code and a used one. */
export class WrongCode extends InvalidInput {
  constructor({ recoveryCode }: { code?: string | undefined; recoveryCode?: string | undefined }) {
    const message =
      recoveryCode === undefined
        ? 'That code is not right, or was used already. Please wait for the next one.'
        : 'That recovery code is not right, or was used already.';
    super([{ field: recoveryCode === undefined ? 'code' : 'recoveryCode', message }], message);
  }
}
