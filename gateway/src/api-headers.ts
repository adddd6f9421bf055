/** Headers of every API answer. The policy lets an answer load nothing in a browser; pages have a policy of their own. */
export const apiHeaders = (publicOrigin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-site',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
  'access-control-allow-origin': publicOrigin,
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'x-request-id',
});
