import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  counter?: number;
  isVerified?: boolean;
}

/** A software authenticator (WebAuthn level 3, ES256): emulates a browser with one credential of the site. */
export const softwarePasskey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );

  const authenticatorData = (ceremony: Ceremony, attested?: Buffer): Buffer => {
    const { rpId = 'studio.test', counter = 0, isVerified = true } = ceremony;
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (attested === undefined ? 0 : HAS_CREDENTIAL);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  const clientData = (type: string, { challenge, origin = 'http://studio.test' }: Ceremony) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const credential = (response: object) => ({
    id: encoded(id),
    rawId: encoded(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    made: (ceremony: Ceremony) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const authData = new Uint8Array(authenticatorData(ceremony, attested));
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return credential({
        clientDataJSON: encoded(clientData('webauthn.create', ceremony)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      });
    },
    signed: (ceremony: Ceremony, userId?: string) => {
      const data = authenticatorData(ceremony);
      const client = clientData('webauthn.get', ceremony);
      return credential({
        clientDataJSON: encoded(client),
        authenticatorData: encoded(data),
        signature: encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        ...(userId === undefined ? {} : { userHandle: encoded(userId) }),
      });
    },
  };
};
export type SoftwarePasskey = ReturnType<typeof softwarePasskey>;
