import type { Project } from '@atelier/contracts/content/project';
import type { ReactNode } from 'react';
import { CoverImage } from '../../design/CoverImage';
import { RichText } from '../../design/RichText';
import { TechnologyList } from '../../portfolio/TechnologyList';
import { Credits, Quote, Results } from './CaseStudyParts';
import { Comparison } from './Comparison';
import styles from './ProjectStory.module.css';
import { getFacts, getPictures } from './projectPictures';
import { Screens } from './Screens';

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
  const { extra } = getPictures(project);
  if (extra.length === 0) return null;
  return (
    <div className={styles.gallery}>
      {extra.map((image) => (
        <CoverImage
          key={image}
          src={image}
          facts={getFacts(project, image)}
          alt={getFacts(project, image)?.alt}
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

/**
 * Overview, pictures, features, and technology. If there is neither an overview nor technologies, the rich text is shown. A case study
 * adds the brief, the work, the results, and the credits.
 */
export function ProjectStory({ project }: { project: Project }) {
  const study = project.case_study;
  const factsAt = (image: string) => getFacts(project, image);
  return (
    <div className={styles.story}>
      {study?.brief && (
        <Part id="brief" title="The Brief">
          <p className={styles.text}>{study.brief}</p>
        </Part>
      )}
      <Opening project={project} />
      {study && <Screens screens={study.screens} getFacts={factsAt} />}
      {study?.comparison && <Comparison comparison={study.comparison} getFacts={factsAt} />}
      <Gallery project={project} />
      <KeyFeatures features={project.key_features} />
      {study && <Results results={study.results} />}
      <TechnicalImplementation project={project} />
      {study?.quote && <Quote quote={study.quote} />}
      {study && study.credits.length > 0 && (
        <Part id="credits" title="Credits">
          <Credits credits={study.credits} />
        </Part>
      )}
    </div>
  );
}
