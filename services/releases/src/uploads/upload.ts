/**
 * One file of a version that is being published. Each path of a version has one content, which is reserved before it is
 * written.
 */
export interface Upload {
  remote: string;
  version: string;
  path: string;
  /** SHA-384 in base64, as announced and checked. */
  sha384: string;
}

/** `bytes` is null until the whole file is stored. */
export interface UploadRecord extends Upload {
  bytes: number | null;
}

/** Path of a version's file in object storage, where the shell's server reads it. */
export const getObjectPath = ({ remote, version, path }: Pick<Upload, 'remote' | 'version' | 'path'>): string =>
  `remotes/${remote}/${version}/${path}`;
