import { useId } from 'react';
import { Pagination, Skeleton } from '#antd';
import { LoadFailed } from '../../layout/LoadFailed';
import { countOf } from '../../numbers/numbers';
import { BulkMenu } from '../../resource-page/BulkMenu';
import { BulkReport } from '../../resource-page/BulkReport';
import type { PageOf } from '../../resource-page/getPage';
import { SelectionBar } from '../../resource-page/SelectionBar';
import { useSelection } from '../../resource-page/useSelection';
import { MailCard } from './MailCard';
import styles from './Mails.module.css';
import { MAILS_PER_PAGE } from './mails.api';
import { getName, QUEUE_WORDS } from './mailWords';
import { useMailActions } from './useMailActions';
import type { MailQueue } from './useMailQueue';

interface Props {
  queue: MailQueue;
  page: number;
  onPage: PageOf['onChange'];
}

function MailRows({ queue, page, onPage }: Props) {
  const { mails, total } = queue;
  const open = mails.filter(({ status }) => status === 'failed' || status === 'waiting');
  const selection = useSelection(open);
  const actions = useMailActions(queue);
  const maySelect = open.length > 0 && actions.missing === undefined;
  return (
    <>
      {maySelect && (
        <SelectionBar selection={selection} shown={`${mails.length} of ${countOf(total, 'mail')}`}>
          <BulkMenu
            selection={selection}
            entries={actions.entries}
            isRunning={actions.bulk.isRunning}
            onRun={(action, target) => void actions.bulk.run(action, target).then(selection.clear)}
          />
        </SelectionBar>
      )}
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <MailCard key={mail.id} mail={mail} selection={maySelect ? selection : undefined} actions={actions} />
        ))}
      </ul>
      <nav className={styles.pages} aria-label={`Pages of ${QUEUE_WORDS[queue.name].title}`}>
        <Pagination
          current={page}
          pageSize={MAILS_PER_PAGE}
          total={total}
          onChange={onPage}
          showSizeChanger={false}
          hideOnSinglePage
        />
      </nav>
      <BulkReport report={actions.bulk.report} getName={getName} onClose={actions.bulk.closeReport} />
    </>
  );
}

/** The mails of one service; it works even if the other service is down. */
export function MailQueueSection(props: Props) {
  const { name, status, failure, reload } = props.queue;
  const { title, hint } = QUEUE_WORDS[name];
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.queue}>
      <header className={styles.head}>
        <h3 id={headingId}>{title}</h3>
        <p>{hint}</p>
      </header>
      {status === 'loading' && (
        <div role="status" aria-label="Loading" className={styles.mails}>
          {['one', 'two'].map((key) => (
            <div key={key} className={styles.skeleton}>
              <Skeleton active paragraph={{ rows: 2 }} />
            </div>
          ))}
        </div>
      )}
      {status === 'failed' && <LoadFailed subject="The list" failure={failure} onRetry={() => void reload()} />}
      {status === 'ready' && <MailRows {...props} />}
    </section>
  );
}
