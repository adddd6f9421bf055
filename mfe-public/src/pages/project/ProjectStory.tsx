import type { Project } from '@atelier/contracts/content/project';
import type { ReactNode } from 'react';
import { CoverImage } from '../../design/CoverImage';
import { RichText } from '../../design/RichText';
import { TechnologyList } from '../../portfolio/TechnologyList';
import styles from './ProjectStory.module.css';
import { factsOf, picturesOf } from './projectPictures';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function Opening({ project }: { project: Project }) {
  if (project.overview !== null)
    return (
      <Part id="overview" title="Overview">
        <p className={styles.text}>{project.overview}</p>
      </Part>
    );
  if (project.technical_implementation !== null || !project.content) return null;
  return (
    <div className={styles.rich}>
      <RichText html={project.content} pictures={project.image_facts} />
    </div>
  );
}

/** A picture that cannot be loaded leaves no gap. */
function Gallery({ project }: { project: Project }) {
  const { extra } = picturesOf(project);
  if (extra.length === 0) return null;
  return (
    <div className={styles.gallery}>
      {extra.map((image) => (
        <CoverImage
          key={image}
          src={image}
          facts={factsOf(project, image)}
          alt={factsOf(project, image)?.alt}
          seed={image}
          sizes="(min-width: 800px) 60vw, 100vw"
          whenMissing="hide"
          className={styles.picture}
        />
      ))}
    </div>
  );
}

function KeyFeatures({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <Part id="key-features" title="Key Features">
      <ol className={styles.features}>
        {features.map((feature, index) => (
          <li key={feature}>
            <span>Feature {index + 1}</span>
            <p>{feature}</p>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function TechnicalImplementation({ project }: { project: Project }) {
  if (project.technical_implementation === null) return null;
  return (
    <Part id="technical-implementation" title="Technical Implementation">
      <p className={styles.text}>{project.technical_implementation}</p>
      <h3 className={styles.stack}>Technology Stack</h3>
      <TechnologyList technologies={project.technologies} />
    </Part>
  );
}

/** Overview, pictures, features, technology. Where neither overview nor technology is told, the rich text tells it. */
export function ProjectStory({ project }: { project: Project }) {
  return (
    <div className={styles.story}>
      <Opening project={project} />
      <Gallery project={project} />
      <KeyFeatures features={project.key_features} />
      <TechnicalImplementation project={project} />
    </div>
  );
}
