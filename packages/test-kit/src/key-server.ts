import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROLE_PRESETS, type Role, type TokenClaims } from '@atelier/contracts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Stands for the auth service's far side: publishes a key set and signs tokens that services accept. */
export const startKeyServer = async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const tokenFor = (
    claims: { [Claim in keyof TokenClaims]?: TokenClaims[Claim] | undefined } & { role: Role },
    expiresIn: string | Date = '10m',
    {
      kid = 'test',
      issuedAt = new Date(),
      issuer = 'atelier',
    }: { kid?: string; issuedAt?: Date; issuer?: string } = {},
  ) =>
    new SignJWT({
      sid: 'session-1',
      email: `${claims.role}@atelier.test`,
      firstName: 'Test',
      lastName: 'Person',
      permissions: ROLE_PRESETS[claims.role],
      secondFactorAt: Math.floor(Date.now() / 1000),
      ...claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setSubject(claims.sub ?? '000000000000000000000001')
      .setIssuer(issuer)
      .setIssuedAt(issuedAt)
      .setExpirationTime(expiresIn)
      .sign(privateKey);

  return {
    jwksUrl: `http://127.0.0.1:${port}/auth/jwks.json`,
    /** How often the key set was asked for. */
    requests: () => requests,
    tokenFor,
    headersFor: async (role: Role) => ({ authorization: `Bearer ${await tokenFor({ role })}` }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
export type KeyServer = Awaited<ReturnType<typeof startKeyServer>>;
