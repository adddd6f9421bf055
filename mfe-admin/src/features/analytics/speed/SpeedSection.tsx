import type { RemoteSummary, VersionHealth } from '@atelier/contracts';
import { getAddress } from '@atelier/web-kit/api/calls';
import { LoadFailed } from '../../../layout/LoadFailed';
import { SkeletonCard } from '../../../layout/SkeletonCard';
import { useAnswer } from '../../../platform/useAnswer';
import { SectionHeader } from '../../../resource-page/SectionHeader';
import { useMay } from '../../../session/useAdmin';
import { type PageVitals, VitalsByPage } from '../../../web-vitals/VitalsByPage';
import styles from './SpeedSection.module.css';

const REMOTES = getAddress('GET /releases');
const HINT =
  'Web Vitals that browsers reported for the live versions in the last 24 hours, whatever the period above. They are those of the slowest quarter (75th percentile).';

const Loading = () => (
  <div role="status" aria-label="Loading">
    <SkeletonCard rows={2} />
  </div>
);

/** All pages together, then each kind of page. */
const toPages = ({ vitals, pages = [] }: VersionHealth): PageVitals[] =>
  Object.keys(vitals).length === 0 ? [] : [{ page: 'all-pages', vitals }, ...pages];

function RemoteSpeed({ remote, version }: { remote: string; version: string }) {
  const { data, error, mutate } = useAnswer(getAddress('GET /releases/{remote}/health', { params: { remote } }));
  if (error !== undefined)
    return (
      <LoadFailed subject="The list" failure={`Failed to load the speed of ${remote}`} onRetry={() => void mutate()} />
    );
  if (data === undefined) return <Loading />;
  const live = data.data.find((one) => one.version === version);
  const pages = live === undefined ? [] : toPages(live);
  if (pages.length === 0)
    return <p className={styles.nothing}>Nothing was reported. Figures appear after the first visits.</p>;
  return <VitalsByPage label={`Speed of ${remote} ${version}`} pages={pages} />;
}

const liveVersions = (remotes: readonly RemoteSummary[]) =>
  remotes.flatMap(({ remote, live }) => (live === null ? [] : [{ remote, version: live.version }]));

/** How fast pages are in browsers, by remote and page. Staff who may not read releases do not see it. */
export function SpeedSection() {
  const mayRead = useMay('releases', 'read');
  const { data, error, mutate } = useAnswer(mayRead ? REMOTES : null);
  if (!mayRead) return null;
  return (
    <section className={styles.speed} aria-label="Speed">
      <SectionHeader title="Speed" hint={HINT} />
      {error !== undefined && (
        <LoadFailed subject="The list" failure="Failed to load the speed" onRetry={() => void mutate()} />
      )}
      {error === undefined && data === undefined && <Loading />}
      {error === undefined &&
        liveVersions(data?.data ?? []).map(({ remote, version }) => (
          <section key={remote} aria-label={`Speed of ${remote}`}>
            <h3>
              {remote} {version}
            </h3>
            <RemoteSpeed remote={remote} version={version} />
          </section>
        ))}
    </section>
  );
}
