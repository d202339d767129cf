/** Runs as soon as it is parsed, so place it after the elements that it uses. */
export function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the script
  return <script data-inline="" dangerouslySetInnerHTML={{ __html: text }} />;
}
