import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROLE_PRESETS, type Role, type TokenClaims } from '@atelier/contracts';

/** Stands for the auth service's far side: publishes a key set and signs tokens that services accept. */
export const startKeyServer = async () => {
  // Loaded late: in Jest, jwks-rsa cannot require it while a static import of it is still being linked.
  const { exportJWK, generateKeyPair, SignJWT } = await import('jose');
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const tokenFor = (
    claims: { [Claim in keyof TokenClaims]?: TokenClaims[Claim] | undefined } & { role: Role },
    expiresIn = '10m',
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
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setSubject(claims.sub ?? '000000000000000000000001')
      .setIssuer('atelier')
      .setIssuedAt()
      .setExpirationTime(expiresIn)
      .sign(privateKey);

  return {
    jwksUrl: `http://127.0.0.1:${port}/auth/jwks.json`,
    tokenFor,
    headersFor: async (role: Role) => ({ authorization: `Bearer ${await tokenFor({ role })}` }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
export type KeyServer = Awaited<ReturnType<typeof startKeyServer>>;
