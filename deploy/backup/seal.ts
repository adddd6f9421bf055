import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { getMessage, Problem } from '../embedded/problem.ts';

export type Bytes = ReadableStream<Uint8Array>;

const RECIPIENT = 'age1';
const IDENTITY = 'AGE-SECRET-KEY-';
/** Reported by the library before anything is decrypted. */
const NO_MATCH = /no identity matched/;

const FORMS = `BACKUP_PASSPHRASE must be set: a passphrase, or a key of age (https://age-encryption.org). To write a backup, a recipient
(age1…) is enough; to read one, the identity is needed (AGE-SECRET-KEY-1…).`;

/** Returns the passphrase, or throws a Problem that names the variable. */
export const requirePassphrase = (passphrase: string | undefined): string => {
  if (passphrase === undefined) throw new Problem(FORMS);
  return passphrase;
};

const createEncrypter = async (passphrase: string): Promise<Encrypter> => {
  const encrypter = new Encrypter();
  if (passphrase.startsWith(RECIPIENT)) encrypter.addRecipient(passphrase);
  else if (passphrase.startsWith(IDENTITY)) encrypter.addRecipient(await identityToRecipient(passphrase));
  else encrypter.setPassphrase(passphrase);
  return encrypter;
};

const createDecrypter = (passphrase: string): Decrypter => {
  if (passphrase.startsWith(RECIPIENT)) throw new Problem(FORMS);
  const decrypter = new Decrypter();
  if (passphrase.startsWith(IDENTITY)) decrypter.addIdentity(passphrase);
  else decrypter.addPassphrase(passphrase);
  return decrypter;
};

/** Writes the bytes into a file that only this user may read, encrypted by age. */
export const writeSealed = async (file: string, bytes: Bytes, passphrase: string): Promise<void> => {
  const encrypter = await createEncrypter(passphrase);
  const sealed = await encrypter.encrypt(bytes);
  await pipeline(sealed, createWriteStream(file, { mode: 0o600, flush: true }));
};

const bytesOf = (file: string): Bytes => {
  const chunks: AsyncIterator<Uint8Array> = createReadStream(file)[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
};

const refuse = (file: string, error: unknown): never => {
  const reason = getMessage(error);
  if (NO_MATCH.test(reason)) throw new Problem(`BACKUP_PASSPHRASE does not open ${file}. Nothing was changed.`);
  throw new Problem(`${file} cannot be read as a backup (${reason}). Nothing was changed.`);
};

/** The decrypted bytes of a file. Throws a Problem for a wrong passphrase; the stream fails on altered or missing bytes. */
export const openSealed = async (file: string, passphrase: string): Promise<Bytes> => {
  const decrypter = createDecrypter(passphrase);
  return decrypter.decrypt(bytesOf(file)).catch((error: unknown) => refuse(file, error));
};
