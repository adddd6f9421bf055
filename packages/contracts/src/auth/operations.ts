import { operations } from '../http/operation.js';
import { done } from '../http/success.js';
import { credentials, passwordChange, profilePatch, signedIn, tokenToVerify, whoAmI } from './http.js';
import {
  newPasskey,
  passkeyAnswer,
  passkeyBeginning,
  passkeyList,
  passkeySignIn,
  webAuthnOptions,
} from './passkeys.js';
import { preferencesAnswer, preferencesPatch } from './preferences.js';
import { presenceAnswer, presenceReport } from './presence.js';
import { ownSessionList } from './sessions.js';
import { staffOperations } from './staff-operations.js';
import {
  bothFactors,
  enrolmentAnswer,
  enrolmentCode,
  ownPassword,
  recoveryCodesAnswer,
  secondFactor,
  secondFactorNeeded,
  shownSecondFactor,
  twoFactorAnswer,
} from './two-factor.js';
import { forgottenPassword, passwordByToken } from './users.js';

const signingIn = operations('auth', {
  'POST /auth/login': {
    summary: 'Signs in; the refresh token comes as an HttpOnly cookie.',
    access: 'everyone',
    toleratesStaleToken: true,
    limit: 'login',
    note: 'After ten wrong passwords, further ones are refused for a while (429); browsers in which its owner has signed in before are counted separately. For an account with two-factor sign-in, the answer is 202 with a challenge instead of the token; continue with `POST /auth/login/second-factor`.',
    body: credentials,
    answer: signedIn,
    accepted: secondFactorNeeded,
    failures: [401, 429],
    example: { email: 'edda@studio.example', password: 'quiet-harbour-9' },
  },
  'POST /auth/login/second-factor': {
    summary: 'Completes a sign-in with a code from the authenticator app, or with a recovery code, which works once.',
    note: 'The challenge is valid for five minutes and works once, in the browser that received it. After five wrong codes, further ones are refused for a while (429); more wrong passwords or codes lead to longer blocks.',
    access: 'everyone',
    toleratesStaleToken: true,
    limit: 'login',
    body: secondFactor,
    answer: signedIn,
    failures: [401, 429],
    example: { challenge: 'q7Jm2XbW0sR4', code: '492039' },
  },
  'POST /auth/login/passkey/options': {
    summary: 'Starts a sign-in with a passkey; returns what the browser must sign.',
    access: 'everyone',
    toleratesStaleToken: true,
    limit: 'login',
    answer: webAuthnOptions,
  },
  'POST /auth/login/passkey': {
    summary: 'Completes a sign-in with a passkey, which counts as both factors.',
    access: 'everyone',
    toleratesStaleToken: true,
    limit: 'login',
    body: passkeySignIn,
    answer: signedIn,
    failures: [401],
    example: {
      credential: {
        id: 'q7Jm2XbW0sR4',
        rawId: 'q7Jm2XbW0sR4',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'eyJ0eXBlIjoi', authenticatorData: 'SZYN5YgOjGh0', signature: 'MEUCIQDr' },
      },
    },
  },
  'POST /auth/refresh': {
    summary: 'Renews the session with its cookie.',
    access: 'everyone',
    toleratesStaleToken: true,
    answer: signedIn,
    failures: [401],
  },
  'POST /auth/logout': {
    summary: 'Ends the sessions of the token and the cookie.',
    access: 'everyone',
    toleratesStaleToken: true,
    answer: done,
  },
  'POST /auth/verify-token': {
    summary: 'Returns the user of a token.',
    access: 'everyone',
    toleratesStaleToken: true,
    body: tokenToVerify,
    example: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl' },
    answer: whoAmI,
    failures: [401],
  },
  'POST /auth/forgot-password': {
    summary:
      'Mails a link for a new password if the address belongs to active staff; the answer does not reveal whether it does.',
    access: 'everyone',
    toleratesStaleToken: true,
    limit: 'login',
    body: forgottenPassword,
    answer: done,
    status: 202,
    example: { email: 'edda@studio.example' },
  },
  'POST /auth/reset-password': {
    summary: 'Sets a new password with a mailed token, and ends every session of its owner.',
    access: 'everyone',
    toleratesStaleToken: true,
    limit: 'login',
    body: passwordByToken,
    example: { token: 'q7Jm2XbW0sR4', password: 'loud-harbour-7' },
    answer: done,
  },
  'POST /auth/invitations/accept': {
    summary: 'Accepts an invitation with its mailed token: sets the password and signs in.',
    access: 'everyone',
    toleratesStaleToken: true,
    limit: 'login',
    body: passwordByToken,
    example: { token: 'q7Jm2XbW0sR4', password: 'loud-harbour-7' },
    answer: signedIn,
  },
});

const oneself = operations('auth', {
  'GET /auth/me': { summary: 'Returns the signed-in user.', access: 'staff', answer: whoAmI },
  'PUT /auth/profile': {
    summary: 'Changes your own name or e-mail; absent fields stay.',
    note: 'Changing the e-mail address requires the current password; the old address is notified by mail.',
    access: 'staff',
    body: profilePatch,
    answer: whoAmI,
    failures: [429],
    example: { firstName: 'Edda', lastName: 'Editor' },
  },
  'PUT /auth/change-password': {
    summary: 'Changes your own password and ends your other sessions.',
    access: 'staff',
    body: passwordChange,
    answer: done,
    failures: [429],
    example: { currentPassword: 'quiet-harbour-9', newPassword: 'loud-harbour-7', confirmPassword: 'loud-harbour-7' },
  },
  'GET /auth/sessions': {
    summary: 'Lists your own sessions, with the current one marked.',
    access: 'staff',
    answer: ownSessionList,
  },
  'DELETE /auth/sessions': { summary: 'Ends your own sessions except this one.', access: 'staff', answer: done },
  'DELETE /auth/sessions/{id}': { summary: 'Ends one of your own sessions.', access: 'staff', answer: done },
  'GET /auth/two-factor': {
    summary: 'Whether your own sign-in requires a second factor.',
    access: 'staff',
    answer: twoFactorAnswer,
  },
  'POST /auth/two-factor/enrolment': {
    summary: 'Starts enabling two-factor sign-in: returns a new secret for an authenticator app.',
    access: 'staff',
    body: ownPassword,
    answer: enrolmentAnswer,
    failures: [409, 429],
    example: { currentPassword: 'quiet-harbour-9' },
  },
  'POST /auth/two-factor/confirm': {
    summary: 'Enables two-factor sign-in with a first code; the recovery codes are shown only this once.',
    access: 'staff',
    body: enrolmentCode,
    answer: recoveryCodesAnswer,
    failures: [409],
    example: { code: '492039' },
  },
  'POST /auth/two-factor/recovery-codes': {
    summary: 'Creates new recovery codes; the previous ones stop working.',
    access: 'staff',
    body: bothFactors,
    answer: recoveryCodesAnswer,
    failures: [409, 429],
    example: { currentPassword: 'quiet-harbour-9', code: '492039' },
  },
  'POST /auth/two-factor/disable': {
    summary: 'Disables two-factor sign-in; its owner is notified by mail.',
    access: 'staff',
    body: bothFactors,
    answer: twoFactorAnswer,
    failures: [409, 429],
    example: { currentPassword: 'quiet-harbour-9', code: '492039' },
  },
  'GET /auth/passkeys': { summary: 'Lists your own passkeys.', access: 'staff', answer: passkeyList },
  'POST /auth/passkeys/registration': {
    summary: 'Starts adding a passkey; returns the options with which the browser creates it.',
    access: 'staff',
    body: passkeyBeginning,
    answer: webAuthnOptions,
    note: 'An account with a second factor or a passkey needs a token from a second factor check within the last ten minutes.',
    failures: [403, 409, 429],
    example: { currentPassword: 'quiet-harbour-9' },
  },
  'POST /auth/passkeys': {
    summary: 'Adds a passkey that the browser has created; its owner is notified by mail.',
    access: 'staff',
    body: newPasskey,
    answer: passkeyAnswer,
    status: 201,
    failures: [409],
    example: {
      name: 'Phone',
      credential: {
        id: 'q7Jm2XbW0sR4',
        rawId: 'q7Jm2XbW0sR4',
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: 'eyJ0eXBlIjoi', attestationObject: 'o2NmbXRkbm9uZQ' },
      },
    },
  },
  'DELETE /auth/passkeys/{id}': {
    summary: 'Removes one of your own passkeys; its owner is notified by mail.',
    access: 'staff',
    answer: done,
  },
  'POST /auth/confirm': {
    summary: 'Checks the second factor again; the new token permits calls that need a fresh check for ten minutes.',
    note: 'Publishing a release and creating a key that may publish require it. A sign-in with two factors counts as well.',
    access: 'staff',
    body: shownSecondFactor,
    answer: signedIn,
    failures: [409, 429],
    example: { code: '492039' },
  },
  'GET /auth/preferences': {
    summary: 'Your back-office preferences: saved filters, density, and what you have seen in the bell.',
    access: 'staff',
    answer: preferencesAnswer,
  },
  'PUT /auth/preferences': {
    summary: 'Changes your own preferences; absent fields stay.',
    access: 'staff',
    body: preferencesPatch,
    answer: preferencesAnswer,
    example: {
      density: 'compact',
      savedFilters: [{ id: 'new-messages', screen: 'contacts', name: 'New messages', query: 'status=new' }],
    },
  },
  'PUT /auth/presence': {
    summary:
      'Reports that you are viewing, editing, or replying to an item; returns the other staff who are there now.',
    note: 'Requires read permission on the resource. Screens report every 15 seconds; after 45 seconds without a report, a user counts as gone.',
    access: 'staff',
    body: presenceReport,
    answer: presenceAnswer,
    failures: [403],
    example: { resource: 'contact', itemId: '6650c5f8a1b2c3d4e5f60718', activity: 'replying' },
  },
});

export const authOperations = { ...signingIn, ...oneself, ...staffOperations };
