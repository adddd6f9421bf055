import type { PostSummary } from '@atelier/contracts/content/post';
import { blogAddress } from '../../journal/blogFilter';
import { PostByline } from '../../journal/PostByline';
import { SiteLink } from '../../routing/SiteLink';
import { getTeam, useStudio } from '../../studio';

/** The author leads to their articles; where nobody is named, the studio leads to its people. */
export function LinkedByline({ post }: { post: PostSummary }) {
  const { author } = post;
  const team = getTeam(useStudio());
  return (
    <PostByline post={post}>
      <SiteLink href={author === null ? '/team' : blogAddress({ author })}>{author ?? team}</SiteLink>
    </PostByline>
  );
}
