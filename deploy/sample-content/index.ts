export { type SampleContent, sampleContentAt } from './sample-content.ts';
export { sampleFiles, sampleFilesEdition } from './sample-files.ts';
export { sampleSubmissionsAt } from './submissions/sample-submissions.ts';
