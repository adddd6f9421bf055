import type { Member } from '@atelier/contracts/content/member';
import type { PostSummary } from '@atelier/contracts/content/post';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { useAnswer } from '../../data/useAnswer';
import { Button } from '../../design/Button';
import { StudioDate } from '../../design/StudioDate';
import { TitledSection } from '../../design/TitledSection';
import { blogAddress } from '../../journal/blogFilter';
import { getAddress, getDate } from '../../journal/post';
import { ProjectRows } from '../../portfolio/ProjectRows';
import rows from '../../portfolio/ProjectRows.module.css';
import { SiteLink } from '../../routing/SiteLink';
import { memberWorkNeeds } from './memberNeeds';

function Articles({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.id} className={`${rows.line} ${rows.row}`}>
          <h3 className={rows.title}>
            <SiteLink href={getAddress(post)}>{post.title}</SiteLink>
          </h3>
          <p className={rows.year}>
            <StudioDate at={getDate(post)} />
          </p>
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
  const allArticles = total > posts.length && (
    <Button variant="link" href={blogAddress({ author: member.name })}>
      All {total} articles
    </Button>
  );
  return (
    <>
      {projects.length > 0 && (
        <TitledSection id="projects" title="Projects">
          <ProjectRows projects={projects} />
        </TitledSection>
      )}
      {posts.length > 0 && (
        <TitledSection id="articles" title="Articles" aside={allArticles}>
          <Articles posts={posts} />
        </TitledSection>
      )}
    </>
  );
}
