import { makeSource } from 'contentlayer/source-files';
import { rehypePlugins, remarkPlugins } from './lib/mdx/plugins';
import { contentlayerTypes } from './lib/schema/contentlayer';

export default makeSource({
  contentDirPath: 'content',
  documentTypes: contentlayerTypes(),
  mdx: { remarkPlugins, rehypePlugins },
  date: { timezone: 'UTC' },
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
});
