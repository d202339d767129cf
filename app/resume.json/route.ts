import { jsonResume } from '@/lib/resume/json-resume';
import { answerResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export const GET = () => answerResume('json', (sources) => `${JSON.stringify(jsonResume(sources), null, 2)}\n`);
