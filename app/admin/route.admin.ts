import { adminPage, adminPolicy } from '@/lib/site/admin/page';
import { githubApi } from '@/lib/site/admin/settings';
import { asServed } from '@/lib/site/base-path/as-served';

export const dynamic = 'force-static';

export function GET() {
  const policy = adminPolicy({ api: githubApi().origin, avatars: 'https://avatars.githubusercontent.com' });
  return new Response(adminPage(asServed('/admin/start.js')), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'content-security-policy': policy,
    },
  });
}
