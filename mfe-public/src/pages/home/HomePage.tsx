import type { PostList } from '@atelier/contracts/content/http';
import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { Link } from 'wouter';
import { useAnswer } from '../../data/useAnswer';
import { HOME_NEEDS } from './homeNeeds';

export function HomePage() {
  const { data } = useAnswer<PostList>(HOME_NEEDS.posts, FRESH_FOR_MS.general);
  return (
    <>
      <h1>Digital Innovation Studio</h1>
      {data?.posts.map((post) => (
        <Link key={post.id} href={`/blog/${post.slug}`}>
          {post.title}
        </Link>
      ))}
    </>
  );
}
