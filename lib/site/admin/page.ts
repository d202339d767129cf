/** The page that loads the CMS. `script` is a module of this site. Its icons are words until their font has loaded. */
export function adminPage(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Edit the site</title>
<style>.material-symbols-outlined { width: 1em; overflow: hidden }</style>
</head>
<body><script type="module" src="${script}"></script></body>
</html>
`;
}

/** The policy of that page: scripts and fonts come from this site alone. */
export function adminPolicy({ api = '', avatars = '' } = {}): string {
  const sources = (...all: string[]) => all.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src ${sources("'self'", 'blob:', 'data:', avatars)}`,
    'media-src blob:',
    "font-src 'self'",
    `connect-src ${sources("'self'", 'blob:', 'data:', api)}`,
    "worker-src 'self' blob:",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
