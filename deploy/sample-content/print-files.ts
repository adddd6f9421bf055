import { renderFiles } from './covers/render-files.ts';
import { writePrinted } from './printed-files.ts';
import { pictures } from './sample-files.ts';

await writePrinted(renderFiles(pictures()));
