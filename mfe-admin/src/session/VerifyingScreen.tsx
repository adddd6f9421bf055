import { Spin } from '#antd';
import styles from './VerifyingScreen.module.css';

export function VerifyingScreen() {
  return (
    <main className={styles.screen}>
      <div role="status" className={styles.status}>
        <Spin size="large" />
        <p>Verifying authentication</p>
      </div>
    </main>
  );
}
