import { type Credentials, credentials } from '@atelier/contracts/auth/http';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert, Button, Input } from '#antd';
import { FormField } from '../../forms/FormField';
import { usePlatform } from '../../platform/usePlatform';
import styles from './LoginPage.module.css';

const LOGIN_FAILED = 'Login failed. Please try again.';

const resolver = standardSchemaResolver(credentials);

/** The sign-in form; where it leads is the guard's business. */
export function LoginPage() {
  const { session } = usePlatform();
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const signIn = handleSubmit(async (given) => {
    setFailure(undefined);
    try {
      await session.login(given);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : LOGIN_FAILED);
    }
  });
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <p className={styles.brand}>Atelier</p>
        <h1>Admin Portal</h1>
        <p className={styles.lead}>Sign in to the studio’s workshop.</p>
        <form noValidate onSubmit={signIn} aria-label="Sign in">
          {failure && <Alert type="error" title={failure} showIcon role="alert" />}
          <FormField control={control} name="email" label="Email" isRequired>
            {(props) => <Input {...props} type="email" autoComplete="username" size="large" />}
          </FormField>
          <FormField control={control} name="password" label="Password" isRequired>
            {(props) => <Input.Password {...props} autoComplete="current-password" size="large" />}
          </FormField>
          <Button type="primary" htmlType="submit" size="large" block loading={formState.isSubmitting}>
            {formState.isSubmitting ? 'Signing in…' : 'Sign In'}
          </Button>
        </form>
      </div>
      <p className={styles.foot}>
        <a href="/">Back to the website</a>
      </p>
    </main>
  );
}
