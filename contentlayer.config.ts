import { makeSource } from 'contentlayer/source-files';
import { contentlayerTypes } from './lib/content/schema/contentlayer';

export default makeSource({
  contentDirPath: 'content',
  documentTypes: contentlayerTypes(),
  // Prose stays Markdown: the page that shows it compiles it, so a large site compiles in several processes at once.
  markdown: (processor) =>
    Object.assign(processor, { parser: () => ({ type: 'root', children: [] }), compiler: () => '' }),
  date: { timezone: 'UTC' },
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
});
