import type { FormProof } from './form-proof.js';

interface Fields {
  token?: string | undefined;
  website?: string | undefined;
}

/** Additional fields of a form of the site; leaves out empty ones. */
export const getProof = ({ token, website }: Fields): { form?: NonNullable<FormProof> } =>
  token || website ? { form: { ...(token ? { token } : {}), ...(website ? { website } : {}) } } : {};
