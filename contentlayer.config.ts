import { makeSource } from 'contentlayer/source-files';
import { contentlayerTypes } from './lib/content/schema/contentlayer';
import { env } from './lib/env';

export default makeSource({
  contentDirPath: env.contentDir,
  documentTypes: contentlayerTypes(),
  // `type` is a field of astronomical objects.
  fieldOptions: { typeFieldName: '_type' },
  // Prose stays Markdown. Its page compiles it, so that the build's processes share the work (docs/adr/0001).
  markdown: (processor) =>
    Object.assign(processor, { parser: () => ({ type: 'root', children: [] }), compiler: () => '' }),
  date: { timezone: 'UTC' },
  onExtraFieldData: 'fail',
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  disableImportAliasWarning: true,
});
