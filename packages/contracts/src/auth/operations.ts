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
    note: 'After ten wrong passwords the account takes none for a while (429); browsers in which its owner has signed in before are counted apart. An account with two-factor sign-in is answered 202 with a challenge instead of the token, and signs in by `POST /auth/login/second-factor`.',
    body: credentials,
    answer: signedIn,
    accepted: secondFactorNeeded,
    failures: [401, 429],
    example: { email: 'edda@studio.example', password: 'quiet-harbour-9' },
  },
  'POST /auth/login/second-factor': {
    summary: 'Completes a sign-in by a code of the authenticator app, or by a recovery code, which works once.',
    note: 'The challenge lives five minutes and works once, in the browser that it was given to. After five wrong codes the account takes none for a while (429); another wrong password or code costs more time.',
    access: 'everyone',
    body: secondFactor,
    answer: signedIn,
    failures: [401, 429],
    example: { challenge: 'q7Jm2XbW0sR4', code: '492039' },
  },
  'POST /auth/login/passkey/options': {
    summary: 'Begins a sign-in by a passkey: what the browser signs.',
    access: 'everyone',
    answer: webAuthnOptions,
  },
  'POST /auth/login/passkey': {
    summary: 'Completes a sign-in by a passkey, which counts as both factors.',
    access: 'everyone',
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
    summary: 'Renews the session by its cookie.',
    access: 'everyone',
    answer: signedIn,
    failures: [401],
  },
  'POST /auth/logout': { summary: 'Ends the session of token and cookie.', access: 'everyone', answer: done },
  'POST /auth/verify-token': {
    summary: 'Who a token speaks for.',
    access: 'everyone',
    body: tokenToVerify,
    example: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2lnbmF0dXJl' },
    answer: whoAmI,
    failures: [401],
  },
  'POST /auth/forgot-password': {
    summary: 'Mails a link to choose a new password, if the address belongs to active staff; the answer does not say.',
    access: 'everyone',
    body: forgottenPassword,
    answer: done,
    status: 202,
    example: { email: 'edda@studio.example' },
  },
  'POST /auth/reset-password': {
    summary: 'Sets a new password by the token of a mail, and ends every session of its owner.',
    access: 'everyone',
    body: passwordByToken,
    example: { token: 'q7Jm2XbW0sR4', password: 'loud-harbour-7' },
    answer: done,
  },
  'POST /auth/invitations/accept': {
    summary: 'Accepts an invitation by the token of its mail: sets the password and signs in.',
    access: 'everyone',
    body: passwordByToken,
    example: { token: 'q7Jm2XbW0sR4', password: 'loud-harbour-7' },
    answer: signedIn,
  },
});

const oneself = operations('auth', {
  'GET /auth/me': { summary: 'Who is signed in.', access: 'staff', answer: whoAmI },
  'PUT /auth/profile': {
    summary: "Changes one's own name or e-mail; fields not sent stay.",
    note: 'Another e-mail address needs the current password.',
    access: 'staff',
    body: profilePatch,
    answer: whoAmI,
    failures: [429],
    example: { firstName: 'Edda', lastName: 'Editor' },
  },
  'PUT /auth/change-password': {
    summary: "Changes one's own password and ends one's other sessions.",
    access: 'staff',
    body: passwordChange,
    answer: done,
    failures: [429],
    example: { currentPassword: 'quiet-harbour-9', newPassword: 'loud-harbour-7', confirmPassword: 'loud-harbour-7' },
  },
  'GET /auth/sessions': {
    summary: "One's own sessions, the current one marked.",
    access: 'staff',
    answer: ownSessionList,
  },
  'DELETE /auth/sessions': { summary: "Ends one's own sessions except for this one.", access: 'staff', answer: done },
  'DELETE /auth/sessions/{id}': { summary: "Ends one of one's own sessions.", access: 'staff', answer: done },
  'GET /auth/two-factor': {
    summary: "Whether one's own sign-in asks for a second factor.",
    access: 'staff',
    answer: twoFactorAnswer,
  },
  'POST /auth/two-factor/enrolment': {
    summary: 'Begins to switch two-factor sign-in on: a new secret for an authenticator app.',
    access: 'staff',
    body: ownPassword,
    answer: enrolmentAnswer,
    failures: [409, 429],
    example: { currentPassword: 'quiet-harbour-9' },
  },
  'POST /auth/two-factor/confirm': {
    summary: 'Switches two-factor sign-in on by a first code; the recovery codes are told here and never again.',
    access: 'staff',
    body: enrolmentCode,
    answer: recoveryCodesAnswer,
    failures: [409],
    example: { code: '492039' },
  },
  'POST /auth/two-factor/recovery-codes': {
    summary: 'Makes new recovery codes; the ones before stop working.',
    access: 'staff',
    body: bothFactors,
    answer: recoveryCodesAnswer,
    failures: [409, 429],
    example: { currentPassword: 'quiet-harbour-9', code: '492039' },
  },
  'POST /auth/two-factor/disable': {
    summary: 'Switches two-factor sign-in off.',
    access: 'staff',
    body: bothFactors,
    answer: twoFactorAnswer,
    failures: [409, 429],
    example: { currentPassword: 'quiet-harbour-9', code: '492039' },
  },
  'GET /auth/passkeys': { summary: "One's own passkeys.", access: 'staff', answer: passkeyList },
  'POST /auth/passkeys/registration': {
    summary: 'Begins to add a passkey: what the browser makes it with.',
    access: 'staff',
    body: passkeyBeginning,
    answer: webAuthnOptions,
    failures: [409, 429],
    example: { currentPassword: 'quiet-harbour-9' },
  },
  'POST /auth/passkeys': {
    summary: 'Adds the passkey that the browser has made; a mail tells its owner.',
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
    summary: "Removes one of one's own passkeys; a mail tells its owner.",
    access: 'staff',
    answer: done,
  },
  'POST /auth/confirm': {
    summary: 'Shows the second factor once more: the new token may do for ten minutes what needs a fresh one.',
    note: 'Publishing a release and making a key that may publish need it. A sign-in by two factors counts as well.',
    access: 'staff',
    body: shownSecondFactor,
    answer: signedIn,
    failures: [409, 429],
    example: { code: '492039' },
  },
  'GET /auth/preferences': {
    summary: 'How one likes the back-office: saved filters, density, what was seen in the bell.',
    access: 'staff',
    answer: preferencesAnswer,
  },
  'PUT /auth/preferences': {
    summary: "Changes one's own preferences; fields not sent stay.",
    access: 'staff',
    body: preferencesPatch,
    answer: preferencesAnswer,
    example: {
      density: 'compact',
      savedFilters: [{ id: 'new-messages', screen: 'contacts', name: 'New messages', query: 'status=new' }],
    },
  },
});

export const authOperations = { ...signingIn, ...oneself, ...staffOperations };
