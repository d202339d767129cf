import packageFile from '../../../package.json';

/**
 * Folder of the text index. Browsers keep its files for good: Pagefind names them by their content, except for its
 * script, whose content depends on the version.
 */
export const INDEX_FOLDER = `/_next/static/search-${packageFile.devDependencies.pagefind}`;
