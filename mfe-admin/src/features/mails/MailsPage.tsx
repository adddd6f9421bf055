import { Message } from '../../layout/Message';
import { FilterSelect } from '../../resource-page/FilterSelect';
import type { PageOf } from '../../resource-page/getPage';
import { SectionHeader } from '../../resource-page/SectionHeader';
import { useLastPage } from '../../resource-page/useLastPage';
import { useListState } from '../../resource-page/useListState';
import { MailQueueSection } from './MailQueueSection';
import styles from './Mails.module.css';
import { MAILS_PER_PAGE } from './mails.api';
import { EMPTY, FILTER_CHOICES, getFilter } from './mailWords';
import { type MailQueue, useMailQueue } from './useMailQueue';

const DEFAULTS = { status: 'open', page: '1', staffPage: '1' };

interface Section {
  queue: MailQueue;
  page: number;
  onPage: PageOf['onChange'];
}

const listOf = ({ queue: { status, total }, page, onPage }: Section) => ({
  status,
  pagination: { page, size: MAILS_PER_PAGE, total, onChange: onPage },
});

/** Mails that wait or failed, from every service that sends mail; they can be retried once the cause is fixed. */
export function MailsPage() {
  const [state, change] = useListState(DEFAULTS);
  const { page, staffPage } = state;
  const filter = getFilter(state.status);
  const contact = useMailQueue('contact', filter, page);
  const auth = useMailQueue('auth', filter, staffPage);
  const isEmpty = contact.status === 'empty' && auth.status === 'empty';
  const sections: [Section, Section] = [
    { queue: contact, page: Number(page), onPage: (next, _size, replace) => change({ page: String(next) }, replace) },
    {
      queue: auth,
      page: Number(staffPage),
      onPage: (next, _size, replace) => change({ page, staffPage: String(next) }, replace),
    },
  ];
  useLastPage(listOf(sections[0]));
  useLastPage(listOf(sections[1]));
  return (
    <section aria-label="Failed mails">
      <SectionHeader
        title="Failed mails"
        hint="Undelivered emails. Fix the cause, then resend."
        action={
          <FilterSelect
            label="Status"
            value={filter}
            choices={FILTER_CHOICES}
            onChange={(status) => change({ status, staffPage: '1' })}
          />
        }
      />
      {isEmpty ? (
        <Message level={2} title={EMPTY[filter].title}>
          <p>{EMPTY[filter].hint}</p>
        </Message>
      ) : (
        <div className={styles.queues}>
          {sections
            .filter(({ queue }) => queue.status !== 'empty')
            .map((section) => (
              <MailQueueSection key={section.queue.name} {...section} />
            ))}
        </div>
      )}
    </section>
  );
}
