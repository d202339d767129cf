import { securityText } from '@/lib/site/security-text';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(securityText(new Date()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
