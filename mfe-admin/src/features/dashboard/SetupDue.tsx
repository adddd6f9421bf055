import { getAddress } from '@atelier/web-kit/api/calls';
import { Link } from 'wouter';
import { Button } from '#antd';
import { useAnswer } from '../../platform/useAnswer';
import { SETUP_PATH } from '../../routing/setupPath';
import { mayDo } from '../../session/requirement';
import { useAdmin } from '../../session/useAdmin';
import styles from './SetupDue.module.css';

/** Leads the owner of an installation without content to its setup, until it is done. */
export function SetupDue() {
  const isAsked = mayDo(useAdmin(), 'settings', 'write');
  const { data } = useAnswer(isAsked ? getAddress('GET /studio/settings') : null);
  if (data?.data.setup !== 'due') return null;
  return (
    <section className={styles.due} aria-labelledby="setup-due">
      <div>
        <h2 id="setup-due">Your studio isn’t open yet</h2>
        <p>Give it a name, colors, and a first page. It takes about five minutes.</p>
      </div>
      <Link href={SETUP_PATH} asChild>
        <Button type="primary" href={SETUP_PATH}>
          Set up your studio
        </Button>
      </Link>
    </section>
  );
}
