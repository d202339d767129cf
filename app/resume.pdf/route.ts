import { renderResume } from '@/lib/resume/pdf';
import { answerResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export const GET = () => answerResume('pdf', (sources) => renderResume(sources, 'a4'));
