import packageFile from '../../../package.json';

/** Browsers keep these files for good. Pagefind's script is the only one that is not named by its content. */
export const INDEX_FOLDER = `/_next/static/search-${packageFile.devDependencies.pagefind}`;
