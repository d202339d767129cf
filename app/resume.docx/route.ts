import { renderDocx } from '@/lib/resume/docx/document';
import { answerResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export const GET = () => answerResume('docx', renderDocx);
