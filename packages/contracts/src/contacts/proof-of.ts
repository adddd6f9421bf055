import type { FormProof } from './form-proof.js';

interface Fields {
  token?: string | undefined;
  website?: string | undefined;
}

/** What a form of the site says beside its fields; what is empty is not sent. */
export const proofOf = ({ token, website }: Fields): { form?: NonNullable<FormProof> } =>
  token || website ? { form: { ...(token ? { token } : {}), ...(website ? { website } : {}) } } : {};
