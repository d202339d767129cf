/** Runs in the page. Scripts load after the first paint, which can be after the load event. */
export function scriptsArrived(): boolean {
  const late = document.querySelector<HTMLTemplateElement>('template#late');
  const isPlain = !late?.content.querySelector('script') && !document.querySelector('script[src*="/_next/"]');
  return isPlain || Object.keys(document).some((key) => key.startsWith('__reactContainer'));
}
