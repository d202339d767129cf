import { plainTextResume } from '@/lib/resume/plain-text';
import { answerResume } from '@/lib/site/current-resume';

export const dynamic = 'force-static';

export const GET = () => answerResume('txt', plainTextResume);
