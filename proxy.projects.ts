import { type NextRequest, NextResponse } from 'next/server';
import { getProject } from './lib/projects/projects';

/**
 * Answers unknown projects with a static page and the status 404. For a page that calls notFound(), Next would send an
 * empty document, which shows its text only with scripts.
 */
export function proxy(request: NextRequest) {
  const [, , slug = ''] = request.nextUrl.pathname.split('/');
  // A server bound to 127.0.0.1 sends the rewritten request to itself, so this address must not be rewritten again.
  if (slug === 'not-found') return NextResponse.next({ status: 404 });
  if (getProject(slug.replace(/\.md$/, ''))) return NextResponse.next();
  return NextResponse.rewrite(new URL('/projects/not-found', request.url), { status: 404 });
}

export const config = { matcher: '/projects/:slug' };
