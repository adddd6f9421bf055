import '../../forms/quietValidation';
import { type Enrolment, enrolmentCode, knownPassword } from '@atelier/contracts/auth/two-factor';
import { serverMessageOr } from '@atelier/web-kit/api/ApiError';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Alert, Input, QRCode } from '#antd';
import { FormDialog } from '../../forms/FormDialog';
import { FormField } from '../../forms/FormField';
import { usePlatform } from '../../platform/usePlatform';
import styles from './Security.module.css';
import { beginEnrolment, confirmEnrolment } from './security.api';
import { showIssues } from './showIssues';

const TITLE = 'Switch On Two-Factor Sign-In';
const FAILED = 'Failed to switch two-factor sign-in on';
const QR_SIZE_PX = 184;

// The page already has a field with the contract's name.
const passwordResolver = standardSchemaResolver(z.object({ password: knownPassword }));

function PasswordStep({ onClose, onBegun }: { onClose: () => void; onBegun: (enrolment: Enrolment) => void }) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: passwordResolver,
    defaultValues: { password: '' },
  });
  const begin = handleSubmit(async ({ password }) => {
    setFailure(undefined);
    try {
      onBegun((await beginEnrolment(api, password)).data);
    } catch (error) {
      if (!showIssues(error, { currentPassword: 'password' }, setError)) setFailure(serverMessageOr(error, FAILED));
    }
  });
  return (
    <FormDialog
      title={TITLE}
      action="Continue"
      isSubmitting={formState.isSubmitting}
      label="Password"
      className={styles.form}
      onClose={onClose}
      onSubmit={begin}
    >
      <p className={styles.plain}>Enter your password first, to confirm that it’s you.</p>
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      <FormField control={control} name="password" label="Current Password" isRequired>
        {(props) => <Input.Password {...props} autoComplete="current-password" autoFocus />}
      </FormField>
    </FormDialog>
  );
}

const codeResolver = standardSchemaResolver(enrolmentCode);
/** In groups of four, which is easier to type. */
const readable = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface CodeProps extends Props {
  enrolment: Enrolment;
}

function CodeStep({ enrolment, onClose, onDone }: CodeProps) {
  const { api } = usePlatform();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: codeResolver,
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const confirm = handleSubmit(async ({ code }) => {
    setFailure(undefined);
    try {
      const { message, data } = await confirmEnrolment(api, code);
      onDone(message, data.recoveryCodes);
    } catch (error) {
      if (!showIssues(error, { code: 'code' }, setError)) setFailure(serverMessageOr(error, FAILED));
    }
  });
  return (
    <FormDialog
      title={TITLE}
      action="Switch On"
      isSubmitting={formState.isSubmitting}
      label="First code"
      className={styles.form}
      onClose={onClose}
      onSubmit={confirm}
    >
      <p className={styles.plain}>Scan this with your authenticator app, or enter the key there.</p>
      <div className={styles.enrolment}>
        <div className={styles.qr}>
          <QRCode
            type="svg"
            aria-label="QR code with the key"
            value={enrolment.otpauthUrl}
            size={QR_SIZE_PX}
            color="#000000"
            bgColor="#ffffff"
            bordered={false}
          />
        </div>
        <div>
          <p className={styles.keyLabel}>Key</p>
          <code className={styles.key}>{readable(enrolment.secret)}</code>
        </div>
      </div>
      {failure && <Alert type="error" title={failure} showIcon role="alert" />}
      <FormField control={control} name="code" label="Code" isRequired hint="The six digits in the app">
        {(props) => <Input {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={9} />}
      </FormField>
    </FormDialog>
  );
}

interface Props {
  onClose: () => void;
  onDone: (message: string, recoveryCodes: readonly string[]) => void;
}

/** Asks for the password, then shows the app's key and asks for a first code. */
export function EnrolDialog({ onClose, onDone }: Props) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  if (enrolment === undefined) return <PasswordStep onClose={onClose} onBegun={setEnrolment} />;
  return <CodeStep enrolment={enrolment} onClose={onClose} onDone={onDone} />;
}
