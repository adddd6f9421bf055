import type { Member } from '@atelier/contracts/content/member';
import type { PostSummary } from '@atelier/contracts/content/post';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import type { ReactNode } from 'react';
import { useAnswer } from '../../data/useAnswer';
import { Button } from '../../design/Button';
import { shownDate } from '../../design/dates';
import { blogAddress } from '../../journal/blogFilter';
import { formatDate, getAddress } from '../../journal/post';
import { ProjectRows } from '../../portfolio/ProjectRows';
import { SiteLink } from '../../routing/SiteLink';
import styles from './MemberWork.module.css';
import { memberWorkNeeds } from './memberNeeds';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Articles({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className={styles.articles}>
      {posts.map((post) => (
        <li key={post.id}>
          <h3>
            <SiteLink href={getAddress(post)}>{post.title}</SiteLink>
          </h3>
          <time dateTime={formatDate(post)}>{shownDate(formatDate(post))}</time>
        </li>
      ))}
    </ul>
  );
}

/** The projects that credit the person, and the articles that they wrote. */
export function MemberWork({ member }: { member: Member }) {
  const needs = memberWorkNeeds(member);
  const { projects = [] } = useAnswer(needs.projects, FRESH_FOR_MS.projects).data ?? {};
  const { posts = [], total = 0 } = useAnswer(needs.articles, FRESH_FOR_MS.general).data ?? {};
  return (
    <>
      {projects.length > 0 && (
        <Part id="projects" title="Projects">
          <ProjectRows projects={projects} />
        </Part>
      )}
      {posts.length > 0 && (
        <Part id="articles" title="Articles">
          <Articles posts={posts} />
          {total > posts.length && (
            <Button variant="link" href={blogAddress({ author: member.name })}>
              All {total} articles
            </Button>
          )}
        </Part>
      )}
    </>
  );
}
