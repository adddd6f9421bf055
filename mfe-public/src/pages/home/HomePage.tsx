import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { useStudioFigures } from '../../data/useStudioFigures';
import { ActionLink } from '../../design/ActionLink';
import { ClosingCall } from '../../design/ClosingCall';
import { Figures } from '../../design/Figures';
import { Expertise } from './Expertise';
import { FeaturedProjects } from './FeaturedProjects';
import { Hero } from './Hero';
import styles from './HomePage.module.css';
import { FEATURED_PROJECTS, HOME_NEEDS, LATEST_POSTS } from './homeNeeds';
import { LatestPosts } from './LatestPosts';

export function HomePage() {
  const posts = useAnswer(HOME_NEEDS.posts, FRESH_FOR_MS.general).data?.posts ?? [];
  const projects = useAnswer(HOME_NEEDS.projects, FRESH_FOR_MS.projects);
  const figures = useStudioFigures();
  return (
    <>
      <Hero />
      <Expertise />
      <section className={styles.band} aria-labelledby="in-numbers">
        <h2 id="in-numbers">The studio in numbers</h2>
        <Figures figures={figures} tone="band" />
      </section>
      <FeaturedProjects projects={(projects.data?.projects ?? []).slice(0, FEATURED_PROJECTS)} />
      <LatestPosts posts={posts.slice(0, LATEST_POSTS)} />
      <ClosingCall
        title="Tell us what should exist."
        text="You hear back within 24 hours. After launch we stay reachable with 24/7 support, and if the first milestone does not convince you, our money-back guarantee applies."
      >
        <ActionLink href="/contact" variant="primary">
          Start Your Project
        </ActionLink>
        <ActionLink href="/services" variant="secondary">
          Explore Services
        </ActionLink>
      </ClosingCall>
    </>
  );
}
