import { FRESH_FOR_MS } from '@atelier/web-kit/data/freshness';
import { Slot } from '@atelier/web-kit/platform/Slot';
import { useAnswer } from '../../data/useAnswer';
import { usePlatform } from '../../data/usePlatform';
import { useStudioFigures } from '../../data/useStudioFigures';
import { Button } from '../../design/Button';
import { ClosingCall } from '../../design/ClosingCall';
import { FiguresBand } from '../../design/FiguresBand';
import { useStudio } from '../../studio';
import { Expertise } from './Expertise';
import { FeaturedProjects } from './FeaturedProjects';
import { Hero } from './Hero';
import { FEATURED_PROJECTS, HOME_NEEDS, LATEST_POSTS } from './homeNeeds';
import { LatestPosts } from './LatestPosts';

export function HomePage() {
  const posts = useAnswer(HOME_NEEDS.posts, FRESH_FOR_MS.general).data?.posts ?? [];
  const projects = useAnswer(HOME_NEEDS.projects, FRESH_FOR_MS.projects);
  const figures = useStudioFigures();
  const { hasSampleTexts } = useStudio();
  return (
    <>
      <Hero />
      {hasSampleTexts && <Expertise />}
      <FiguresBand title="The studio in numbers" figures={figures} />
      <FeaturedProjects projects={(projects.data?.projects ?? []).slice(0, FEATURED_PROJECTS)} />
      <LatestPosts posts={posts.slice(0, LATEST_POSTS)} />
      <Slot name="home" platform={usePlatform()} />
      <ClosingCall
        title="Tell us what you need."
        text={
          hasSampleTexts &&
          `After launch, you have ${figures[3].value} support. If the first milestone doesn’t convince you, our money-back guarantee applies.`
        }
      >
        <Button href="/contact" variant="primary">
          Start Your Project
        </Button>
        <Button href="/services" variant="secondary">
          Explore Services
        </Button>
      </ClosingCall>
    </>
  );
}
