import { jest } from '@jest/globals';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;

/** Simulates a browser with an authenticator; jsdom has neither. */
export const fillPasskeyGaps = () => {
  const response = {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: null,
    getTransports: () => ['internal'],
  };
  const answer = async () => ({
    id: 'abc',
    rawId: bytes('abc'),
    type: 'public-key',
    response,
    getClientExtensionResults: () => ({}),
  });
  const credentials = { create: jest.fn(answer), get: jest.fn(answer) };
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return credentials;
};

export const emptyPasskeyGaps = () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
};
