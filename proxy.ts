import { type NextRequest, NextResponse } from 'next/server';
import { getProject } from './lib/content/content';

/**
 * Unknown projects get their own static page with status 404. A page that calls notFound() would do it
 * only in the browser: Next sends it as an empty document that needs scripts.
 */
export function proxy(request: NextRequest) {
  const [, , slug = ''] = request.nextUrl.pathname.split('/');
  // On a server bound to 127.0.0.1 the rewrite is a request of its own (Next writes localhost instead), and passes here.
  if (slug === 'not-found' || getProject(slug.replace(/\.md$/, ''))) return NextResponse.next();
  return NextResponse.rewrite(new URL('/projects/not-found', request.url), { status: 404 });
}

export const config = { matcher: '/projects/:slug' };
