// The key that signs what NATS lets event subscribers do, in the two forms of NATS: the seed for the webhooks service, and the
// public key for the configuration of NATS. Plain JavaScript without dependencies, like secrets.mjs.
import { createPrivateKey, createPublicKey } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
// "SA" and "A" as the first letters: a seed, of an account.
const SEED_OF_ACCOUNT = [0x90, 0x00];
const ACCOUNT = [0x00];
const PKCS8_HEADER = Buffer.from('302e020100300506032b657004220420', 'hex');
const KEY_BYTES = 32;

const crc16 = (bytes) => {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc;
};

const toBits = (bytes) => [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');

const encode = (prefix, key) => {
  const bytes = Buffer.concat([Buffer.from(prefix), key, Buffer.alloc(2)]);
  bytes.writeUInt16LE(crc16(bytes.subarray(0, -2)), bytes.length - 2);
  return toBits(bytes).replace(/.{1,5}/g, (bits) => ALPHABET[Number.parseInt(bits.padEnd(5, '0'), 2)]);
};

const decode = (text) => {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)));
};

/** The seed of an account's key made of 32 bytes. */
export const toSeed = (key) => encode(SEED_OF_ACCOUNT, key);

/** The public key of a seed. */
export const issuerOf = (seed) => {
  const key = decode(seed).subarray(SEED_OF_ACCOUNT.length, SEED_OF_ACCOUNT.length + KEY_BYTES);
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEADER, key]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES);
  return encode(ACCOUNT, publicKey);
};
